import { makeStyles, tokens } from '@fluentui/react-components';
import { use, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useFollowLinks } from '../../ui/useFollowLinks.ts';
import { mayOpen } from '../guard.ts';
import { useAttentions } from '../session/useAttentions.ts';
import { useSession } from '../session/useSession.ts';
import { NavigationContext } from './NavigationContext.ts';
import { NavigationLink } from './NavigationLink.tsx';

const useStyles = makeStyles({
  sticky: { position: 'sticky', insetBlockStart: '48px' },
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXXS,
    listStyleType: 'none',
    margin: 0,
    padding: tokens.spacingHorizontalXS,
  },
  group: {
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke2,
    marginBlockStart: tokens.spacingVerticalXS,
    paddingBlockStart: tokens.spacingVerticalXS,
  },
});

type Props = {
  /**
   * In the menu of a phone: names next to the icons at any width. Without it names are hidden below 1024 px, and the
   * navigation stays in view below the header.
   */
  isWide?: boolean;
};

/** The areas that the user may open and use, with the counters of what needs attention (SHELL-17 to SHELL-19). */
export function Navigation({ isWide = false }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const items = use(NavigationContext);
  const session = useSession();
  const attentions = useAttentions();
  const { pathname } = useLocation();
  const followLink = useFollowLinks();
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- for the links in it
    <nav
      className={isWide ? undefined : styles.sticky}
      aria-label={t('NAVIGATION.LABEL')}
      onClick={followLink}
    >
      <ul className={styles.list}>
        {items
          .filter(({ access, usableBy = {} }) => mayOpen(session, access) && mayOpen(session, usableBy))
          .map((item, i, shown) => (
            <li
              key={item.key}
              className={i > 0 && shown[i - 1]?.group !== item.group ? styles.group : undefined}
            >
              <NavigationLink
                item={item}
                isOpen={[item.to, ...(item.alsoAt ?? [])].some((path) =>
                  `${pathname}/`.startsWith(`${path}/`),
                )}
                value={attentions.get(item.key)?.value}
                level={attentions.get(item.key)?.level}
                isWide={isWide}
              />
            </li>
          ))}
      </ul>
    </nav>
  );
}
