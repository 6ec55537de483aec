import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { BottomBar } from '../BottomBar.tsx';
import { useIsPhone } from '../useIsPhone.ts';
import { SelectAll } from './SelectAll.tsx';
import { SelectionState } from './SelectionState.tsx';
import type { Selection } from './useSelection.ts';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
  },
});

type Props = {
  selection: Selection;
  /** What can be done to the checked rows. */
  children?: ReactNode;
};

/**
 * What is checked in a list and what can be done to it, below the rows and in sight while they scroll: it moves none of
 * them. On a phone, where the table has no head, all rows are checked here too.
 */
export function SelectionBar({ selection, children }: Props): ReactElement {
  const styles = useStyles();
  const isPhone = useIsPhone();
  return (
    <BottomBar>
      {isPhone ? (
        <SelectAll selection={selection}>{children}</SelectAll>
      ) : (
        <div className={styles.bar}>
          <SelectionState selection={selection}>{children}</SelectionState>
        </div>
      )}
    </BottomBar>
  );
}
