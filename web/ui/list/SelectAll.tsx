import { makeStyles, tokens } from '@fluentui/react-components';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { oneScrollingLine } from '../fadeEnd.ts';
import { SelectionBox, stateOf } from './SelectionBox.tsx';
import { SelectionState } from './SelectionState.tsx';
import type { Selection } from './useSelection.ts';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    paddingBlockEnd: tokens.spacingVerticalXS,
    // The box stands above those of the rows.
    marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalXXS})`,
  },
  rest: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    minInlineSize: 0,
    ':empty': { display: 'none' },
    // On a phone one line that can be pushed aside: the bar must not take the place of the rows.
    '@media (max-width: 639.98px)': {
      flex: '1 1 auto',
      maxInlineSize: '100%',
      whiteSpace: 'nowrap',
      ...oneScrollingLine(tokens.spacingHorizontalM),
    },
  },
  all: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXS,
    paddingInlineEnd: tokens.spacingHorizontalS,
    cursor: 'pointer',
  },
});

type Props = {
  selection: Selection;
  /** Default: 'Select all on this page'. */
  label?: string;
  /** What can be done to the checked rows; shown while there are any, and not while more of them are read. */
  children?: ReactNode;
} & Pick<ComponentProps<typeof SelectionState>, 'place'>;

/** Checks all rows at once, with the state of the selection. */
export function SelectAll({ selection, label, place, children }: Props): ReactElement {
  const { ids, checked, select } = selection;
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <div className={styles.bar} data-screen-only>
      <label className={styles.all}>
        <SelectionBox
          isChecked={stateOf(checked.length, ids.length)}
          onChange={(isChecked) => select(isChecked ? ids : [])}
        />
        {label ?? t('WISHLIST.SELECT_ALL')}
      </label>
      <div className={styles.rest}>
        <SelectionState selection={selection} place={place}>
          {children}
        </SelectionState>
      </div>
    </div>
  );
}
