import { Button } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { ignoreHeldEnter } from '../ignoreHeldEnter.ts';
import { rowFocusAttribute } from '../list/useNextRowFocus.ts';

type Props = {
  /** Its name and its tooltip: what it does with this row. */
  label: string;
  icon: ReactElement;
  /** Id of the row, where the focus moves to it when the row before it goes. */
  focusId?: string;
  onClick: () => void;
};

/** A command of a row, shown as an icon. */
export function RowButton({ label, icon, focusId, onClick }: Props): ReactElement {
  return (
    <Button
      appearance="subtle"
      size="small"
      icon={icon}
      title={label}
      {...(focusId === undefined ? {} : { [rowFocusAttribute]: focusId })}
      onKeyDown={ignoreHeldEnter}
      onClick={onClick}
    />
  );
}
