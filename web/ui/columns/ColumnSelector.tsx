import { lazy, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { loadOnIntent } from '../loading/loadOnIntent.ts';
import { LazyMenu } from '../menu/LazyMenu.tsx';
import { useToolbarLook } from '../useToolbarLook.ts';
import type { ChoosableColumn, ColumnChoice } from './useColumnChoice.ts';
import { Icon } from '../pictures/Icon.tsx';

const loadMenu = async () => ({ default: (await import('./ColumnMenu.tsx')).ColumnMenu });
const ColumnMenu = lazy(loadMenu);
const intent = loadOnIntent(loadMenu);

type Props = { columns: readonly ChoosableColumn[]; choice: ColumnChoice };

/** Chooses the columns of a table (ORD-39, GAP-96); the last one cannot be taken away (DOC-22). */
export function ColumnSelector({ columns, choice }: Props): ReactElement {
  const { t } = useTranslation();
  return (
    <LazyMenu look={useToolbarLook(<Icon name="column-triple" />, t('COLUMNS'))} intent={intent}>
      {(button) => <ColumnMenu columns={columns} choice={choice} button={button} />}
    </LazyMenu>
  );
}
