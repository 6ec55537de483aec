import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { usePressedList, type ListUrl } from '../list/useListUrl.ts';
import type { QuickChoices } from './Filter.ts';
import { isSameFilter } from './filterParams.ts';

const useStyles = makeStyles({
  group: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalXS,
    '@media (max-width: 639.98px)': { flexWrap: 'nowrap' },
  },
  // Fluent's ToggleButton would be 3 KB more on the first page.
  choice: {
    font: 'inherit',
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusCircular,
    boxSizing: 'border-box',
    blockSize: '32px',
    paddingInline: tokens.spacingHorizontalM,
    '@media (pointer: coarse)': { blockSize: '44px' },
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':active': { backgroundColor: tokens.colorNeutralBackground1Pressed },
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
  },
  set: {
    color: tokens.colorBrandForeground2,
    backgroundColor: tokens.colorBrandBackground2,
    borderTopColor: tokens.colorBrandStroke1,
    borderRightColor: tokens.colorBrandStroke1,
    borderBottomColor: tokens.colorBrandStroke1,
    borderLeftColor: tokens.colorBrandStroke1,
    ':hover': { backgroundColor: tokens.colorBrandBackground2Hover },
    ':active': { backgroundColor: tokens.colorBrandBackground2Pressed },
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      color: 'HighlightText',
      backgroundColor: 'Highlight',
    },
  },
});

type Props = { choices: QuickChoices; list: Pick<ListUrl, 'filters' | 'setFilters' | 'at'> };

/**
 * One press sets a filter that is often wanted, the same one as the form sets, and keeps the others; a second press or
 * 'All' takes it away (DAY-106).
 */
export function QuickFilters({ choices, list }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { filters, setFilters } = usePressedList(list);
  const others = [...filters].filter(([key]) => !choices.some((choice) => choice.key === key));
  const button = (label: string, isSet: boolean, onClick: () => void) => (
    <button
      key={label}
      type="button"
      className={mergeClasses(styles.choice, isSet && styles.set)}
      aria-pressed={isSet}
      onClick={onClick}
    >
      {label}
    </button>
  );
  return (
    <div className={styles.group} role="group" aria-label={t('FILTER.QUICK')}>
      {button(t('FILTER.ALL'), others.length === filters.size, () => {
        if (others.length < filters.size) setFilters(new Map(others));
      })}
      {choices.map(({ key, label, filter }) => {
        const present = filters.get(key);
        const isSet = present !== undefined && isSameFilter(present, filter);
        return button(label, isSet, () => setFilters(new Map(isSet ? others : [...others, [key, filter]])));
      })}
    </div>
  );
}
