import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useEffect, useRef, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Suggestion } from './useSuggestions.ts';
import { dash } from '../../../ui/values/dash.ts';

const useStyles = makeStyles({
  list: {
    position: 'absolute',
    zIndex: 10,
    insetInline: 0,
    insetBlockStart: '100%',
    marginBlock: tokens.spacingVerticalXXS,
    padding: tokens.spacingHorizontalXS,
    maxBlockSize: 'min(60vh, 360px)',
    overflowY: 'auto',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
  },
  option: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    minBlockSize: '32px',
    paddingBlock: tokens.spacingVerticalXS,
    paddingInline: tokens.spacingHorizontalS,
    boxSizing: 'border-box',
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    '@media (pointer: coarse)': { minBlockSize: '44px' },
  },
  active: {
    backgroundColor: tokens.colorNeutralBackground1Selected,
    outline: `2px solid ${tokens.colorStrokeFocus2}`,
    outlineOffset: '-2px',
  },
  label: { minInlineSize: 0, overflowWrap: 'anywhere' },
  kind: {
    flexShrink: 0,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
  },
});

type Props = {
  id: string;
  suggestions: readonly Suggestion[];
  /** Index of the one chosen with the arrows, -1 for none. */
  active: number;
  onChoose: (suggestion: Suggestion) => void;
};

/** The suggestions below the search field, each with the page it leads to (CAT-11 to CAT-14). */
export function SuggestionList({ id, suggestions, active, onChoose }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const kinds: Record<string, string> = {
    ARTICLE: t('CATALOG.SUGGESTION.ARTICLE'),
    CROSS_NUMBER: t('CATALOG.SUGGESTION.ANALOGUE'),
    TEXT: t('CATALOG.SUGGESTION.TEXT'),
  };
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={t('CATALOG.SUGGESTIONS.LABEL')}
      className={styles.list}
    >
      {suggestions.map((suggestion, i) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keyboard works on the field, which owns this list
        <div
          key={i}
          id={`${id}-${i}`}
          role="option"
          tabIndex={-1}
          aria-selected={i === active}
          data-value={suggestion.value ?? undefined}
          className={mergeClasses(styles.option, i === active && styles.active)}
          // The field keeps the focus, however long the button is held.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
        >
          <span className={styles.label}>{suggestion.label ?? suggestion.number ?? dash}</span>
          <span className={styles.kind}>{kinds[suggestion.kind ?? '']}</span>
        </div>
      ))}
    </div>
  );
}
