import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useId, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useFollowLinks } from '../../ui/links/useFollowLinks.ts';
import { NavigationLink } from './NavigationLink.tsx';
import { useAreas, type Area } from './useAreas.ts';

const rail = '@media (max-width: 1023.98px)';

const useStyles = makeStyles({
  // In a low window it scrolls by itself.
  sticky: {
    position: 'sticky',
    insetBlockStart: '48px',
    maxBlockSize: 'calc(100dvh - 48px)',
    overflowY: 'auto',
    scrollbarWidth: 'thin',
  },
  groups: { padding: tokens.spacingHorizontalXS },
  title: {
    display: 'block',
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalS} ${tokens.spacingVerticalXXS}`,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  // On the rail a line stands for it.
  railTitle: {
    [rail]: {
      blockSize: 0,
      overflow: 'hidden',
      padding: 0,
      marginBlock: tokens.spacingVerticalXS,
      borderBlockStartWidth: '1px',
      borderBlockStartStyle: 'solid',
      borderBlockStartColor: tokens.colorNeutralStroke2,
    },
  },
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXXS,
    listStyleType: 'none',
    margin: 0,
    padding: 0,
  },
  // Its name below that of the entry it belongs to, without an icon: it makes the navigation no wider.
  within: { '@media (min-width: 1024px)': { '& > a > :first-child': { visibility: 'hidden' } } },
  wideWithin: { '& > a > :first-child': { visibility: 'hidden' } },
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
  const areas = useAreas();
  const followLink = useFollowLinks();
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- for the links in it
    <nav
      className={mergeClasses(styles.groups, !isWide && styles.sticky)}
      aria-label={t('NAVIGATION.LABEL')}
      onClick={followLink}
    >
      {groups.map((group) => (
        <Group
          key={group}
          title={t(`NAVIGATION.GROUP.${group}`)}
          areas={areas.filter(({ item }) => item.group === group)}
          isWide={isWide}
        />
      ))}
    </nav>
  );
}

const groups = ['BUY', 'FOLLOW', 'DOCUMENTS', 'HELP'] as const;

function Group({
  title,
  areas,
  isWide,
}: {
  title: string;
  areas: readonly Area[];
  isWide: boolean;
}): ReactElement | null {
  const styles = useStyles();
  const id = useId();
  if (areas.length === 0) return null;
  return (
    <>
      <span id={id} className={mergeClasses(styles.title, !isWide && styles.railTitle)}>
        {title}
      </span>
      <ul className={styles.list} aria-labelledby={id}>
        {areas.map(({ item, isOpen, isWithin, attention }) => (
          <li key={item.to} className={isWithin ? (isWide ? styles.wideWithin : styles.within) : undefined}>
            <NavigationLink item={item} isOpen={isOpen} {...attention} isWide={isWide} />
          </li>
        ))}
      </ul>
    </>
  );
}
