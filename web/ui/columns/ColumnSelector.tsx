import {
  Button,
  Menu,
  MenuItemCheckbox,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components';
import { ColumnTriple20Regular } from '@fluentui/react-icons/svg/column-triple';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChoosableColumn, ColumnChoice } from './useColumnChoice.ts';

type Props = { columns: readonly ChoosableColumn[]; choice: ColumnChoice };

/** Chooses the columns of a table (ORD-39, GAP-96); the last one cannot be taken away (DOC-22). */
export function ColumnSelector({ columns, choice }: Props): ReactElement {
  const { t } = useTranslation();
  const { visibleKeys, choose } = choice;
  return (
    <Menu
      checkedValues={{ column: [...visibleKeys] }}
      onCheckedValueChange={(_, { checkedItems }) => choose(checkedItems)}
      persistOnItemClick
    >
      <MenuTrigger disableButtonEnhancement>
        <Button icon={<ColumnTriple20Regular />}>{t('COLUMNS')}</Button>
      </MenuTrigger>
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
