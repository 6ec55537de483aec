import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BottomBar } from '../page/BottomBar.tsx';
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
  /** Where that is, if it is not in this bar. */
  place?: string | undefined;
};

/**
 * What is checked in a list and what can be done to it, below the rows and in sight while they scroll: it moves none of
 * them. On a phone, where the table has no head, all rows are checked here too.
 */
export function SelectionBar({ selection, children, place }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const state = { selection, place: children ? t('SELECTION.BELOW') : place };
  const isPhone = useIsPhone();
  return (
    <BottomBar>
      {isPhone ? (
        <SelectAll {...state}>{children}</SelectAll>
      ) : (
        <div className={styles.bar}>
          <SelectionState {...state}>{children}</SelectionState>
        </div>
      )}
    </BottomBar>
  );
}
