import { makeStyles, Subtitle2, tokens } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { readCatalogSearch, type CatalogType } from '../../../parts/catalog/catalog.urls.ts';
import { readRecentPlaces, type RecentPlace } from '../../../parts/search/recentPlaces.ts';
import { useSession } from '../../../shell/session/useSession.ts';
import { Icon } from '../../../ui/pictures/Icon.tsx';

const useStyles = makeStyles({
  lists: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
    gap: tokens.spacingHorizontalXXL,
    maxInlineSize: '960px',
    marginBlockStart: tokens.spacingVerticalXL,
  },
  heading: { margin: 0, marginBlockEnd: tokens.spacingVerticalS },
  list: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  link: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minBlockSize: '40px',
    paddingInline: tokens.spacingHorizontalM,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke2,
    ':is(li:last-child > *)': { borderBlockEndStyle: 'none' },
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  icon: { display: 'flex', color: tokens.colorNeutralForeground3 },
  title: { overflowWrap: 'anywhere' },
  detail: { marginInlineStart: 'auto', color: tokens.colorNeutralForeground3 },
});

const typeOf = ({ to }: RecentPlace): CatalogType =>
  readCatalogSearch(new URLSearchParams(to.split('?')[1])).type;

/** The searches and vehicles of this user on this device, the latest first (DAY-59); on a vehicle's tab its vehicles. */
export function RecentSearches({ type }: { type: CatalogType }): ReactElement | null {
  const styles = useStyles();
  const { t } = useTranslation();
  const user = useSession().user?.dbId ?? '';
  const [searches] = useState(() => readRecentPlaces(user, 'searches'));
  const [cars] = useState(() => readRecentPlaces(user, 'cars'));
  const lists = [
    {
      title: t('CATALOG.RECENT.SEARCHES'),
      icon: <Icon name="history" />,
      places: type === 'part' ? searches : [],
    },
    {
      title: t('CATALOG.RECENT.VEHICLES'),
      icon: <Icon name="vehicle-car" />,
      places: type === 'part' ? cars : cars.filter((car) => typeOf(car) === type),
    },
  ].filter((list) => list.places.length > 0);
  if (lists.length === 0) return null;
  return (
    <div className={styles.lists}>
      {lists.map(({ title, icon, places: shown }) => (
        <section key={title}>
          <Subtitle2 as="h2" block className={styles.heading}>
            {title}
          </Subtitle2>
          <ul className={styles.list} aria-label={title}>
            {shown.map(({ title: name, kind, to }) => (
              <li key={to}>
                <Link className={styles.link} to={to}>
                  <span className={styles.icon}>{icon}</span>
                  <span className={styles.title}>{name}</span>
                  {kind === '' ? null : <span className={styles.detail}>{kind}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
