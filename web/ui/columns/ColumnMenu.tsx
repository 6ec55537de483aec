import { Menu, MenuItemCheckbox, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { useEffect, useState, type ReactElement } from 'react';
import type { ChoosableColumn, ColumnChoice } from './useColumnChoice.ts';

type Props = { columns: readonly ChoosableColumn[]; choice: ColumnChoice; button: ReactElement };

/** The button of `ColumnSelector` with its menu, which opens at once. */
export function ColumnMenu({ columns, choice, button }: Props): ReactElement {
  const { visibleKeys, choose } = choice;
  // Fluent moves the focus in when a menu opens, not when it is open from the start.
  const [isOpen, setIsOpen] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- the second render is intended
  useEffect(() => setIsOpen(true), []);
  return (
    <Menu
      open={isOpen}
      onOpenChange={(_, { open }) => setIsOpen(open)}
      checkedValues={{ column: [...visibleKeys] }}
      onCheckedValueChange={(_, { checkedItems }) => choose(checkedItems)}
      persistOnItemClick
    >
      <MenuTrigger disableButtonEnhancement>{button}</MenuTrigger>
      <MenuPopover>
        <MenuList>
          {columns.map(({ key, label, isFixed }) => (
            <MenuItemCheckbox
              key={key}
              name="column"
              value={key}
              disabled={isFixed || (visibleKeys.length === 1 && visibleKeys[0] === key)}
            >
              {label}
            </MenuItemCheckbox>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
