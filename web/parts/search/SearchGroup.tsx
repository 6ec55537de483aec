import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SearchOption } from './SearchOption.ts';

/** A line of the search's results. */
export type SearchRow = {
  title: string;
  /** Id of a document in the back end, which its page's title may name. */
  dbId?: string;
  detail?: string | null | undefined;
  to: string;
  state?: ReactNode;
  date?: ReactNode;
  sum?: ReactNode;
};

const useStyles = makeStyles({
  stale: { opacity: 0.6 },
  title: {
    margin: 0,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalS} ${tokens.spacingVerticalXXS}`,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
  },
  option: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    boxSizing: 'border-box',
    minBlockSize: '34px',
    padding: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalS}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    '@media (pointer: coarse)': { minBlockSize: '44px' },
  },
  active: {
    backgroundColor: tokens.colorNeutralBackground1Selected,
    outline: `2px solid ${tokens.colorStrokeFocus2}`,
    outlineOffset: '-2px',
  },
  text: { flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' },
  number: { fontWeight: tokens.fontWeightSemibold },
  detail: { color: tokens.colorNeutralForeground2 },
  date: { color: tokens.colorNeutralForeground2, '@media (max-width: 639.98px)': { display: 'none' } },
  failed: {
    margin: 0,
    paddingInline: tokens.spacingHorizontalS,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorPaletteRedForeground1,
  },
});

type Props = {
  id: string;
  title: string;
  rows: readonly (SearchRow & SearchOption)[];
  /** The rows are of an older text. */
  isStale: boolean;
  isFailed: boolean;
  /** Id of the chosen option. */
  active: string | null;
  onTake: (option: SearchOption, isNewTab: boolean) => void;
};

/** What was found of one kind, with state and sum; or that this kind could not be searched. */
export function SearchGroup({ id, title, rows, isStale, isFailed, active, onTake }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <div role="group" aria-labelledby={id} className={mergeClasses(isStale && styles.stale)}>
      <p id={id} role="presentation" className={styles.title}>
        {title}
      </p>
      {isFailed ? <p className={styles.failed}>{t('SEARCH.FAILED')}</p> : null}
      {rows.map((row) => (
        // The field has the focus and its keys; a click with Ctrl or the middle button opens a tab, as with any link.
        <a
          key={row.id}
          id={row.id}
          role="option"
          aria-selected={row.id === active}
          tabIndex={-1}
          href={row.to}
          className={mergeClasses(styles.option, row.id === active && styles.active)}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return row.onTaken();
            event.preventDefault();
            onTake(row, false);
          }}
        >
          <span className={styles.text}>
            <span className={styles.number}>{row.title}</span>
            {row.detail ? <span className={styles.detail}> {row.detail}</span> : null}
          </span>
          {row.state}
          {row.date ? <span className={styles.date}>{row.date}</span> : null}
          {row.sum}
        </a>
      ))}
    </div>
  );
}
