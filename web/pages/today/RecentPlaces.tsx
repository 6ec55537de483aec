import { makeStyles, tokens } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { readRecentPlaces, type RecentPlace } from '../../parts/search/recentPlaces.ts';
import { useMayOpenPath } from '../../shell/RoutesContext.ts';
import { useSession } from '../../shell/session/useSession.ts';
import { TextLink } from '../../ui/links/TextLink.tsx';
import { TodayNote } from './TodayNote.tsx';
import { TodaySection } from './TodaySection.tsx';
import { useLineStyles } from './useLineStyles.ts';

const useStyles = makeStyles({
  title: { overflowWrap: 'anywhere' },
  kind: { color: tokens.colorNeutralForeground2 },
});

/** The latest searches on this device, and the cars looked at (DAY-09). */
export function RecentPlaces(): ReactElement {
  const { t } = useTranslation();
  const user = useSession().user?.dbId ?? '';
  const mayOpen = useMayOpenPath();
  const open = ({ to }: RecentPlace) => mayOpen(to.split('?')[0] ?? to);
  const [searches] = useState(() => readRecentPlaces(user, 'searches').filter(open));
  const [cars] = useState(() => readRecentPlaces(user, 'cars').filter(open));
  const seesCatalog = mayOpen('/catalog');
  return (
    <>
      <TodaySection title={t('TODAY.RECENT_SEARCHES')}>
        <Places places={searches} none={t('TODAY.RECENT_SEARCHES.NONE')} />
      </TodaySection>
      {seesCatalog ? (
        <TodaySection title={t('TODAY.RECENT_CARS')}>
          <Places places={cars} none={t('TODAY.RECENT_CARS.NONE')} />
        </TodaySection>
      ) : null}
    </>
  );
}

function Places({ places, none }: { places: readonly RecentPlace[]; none: string }): ReactElement {
  const styles = useStyles();
  const lines = useLineStyles();
  if (places.length === 0) return <TodayNote>{none}</TodayNote>;
  return (
    <ul className={lines.list}>
      {places.map(({ title, kind, to }) => (
        <li key={to} className={lines.line}>
          <TextLink to={to} className={styles.title}>
            {title}
          </TextLink>
          <span className={styles.kind}>{kind}</span>
        </li>
      ))}
    </ul>
  );
}
