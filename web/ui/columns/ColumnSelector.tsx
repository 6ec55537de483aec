import { Button } from '@fluentui/react-components';
import { ColumnTriple20Regular } from '@fluentui/react-icons/svg/column-triple';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { loadOnIntent } from '../loadOnIntent.ts';
import type { ChoosableColumn, ColumnChoice } from './useColumnChoice.ts';

// A menu is large and waits until it is wanted.
const loadMenu = async () => ({ default: (await import('./ColumnMenu.tsx')).ColumnMenu });
const ColumnMenu = lazy(loadMenu);
const intent = loadOnIntent(loadMenu);

type Props = { columns: readonly ChoosableColumn[]; choice: ColumnChoice };

/** Chooses the columns of a table (ORD-39, GAP-96); the last one cannot be taken away (DOC-22). */
export function ColumnSelector({ columns, choice }: Props): ReactElement {
  const { t } = useTranslation();
  const [isWanted, setIsWanted] = useState(false);
  const look = { icon: <ColumnTriple20Regular />, children: t('COLUMNS') };
  const opener = (
    <Button
      {...intent}
      {...look}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setIsWanted(true)}
    />
  );
  if (!isWanted) return opener;
  return (
    <Suspense fallback={opener}>
      <ColumnMenu columns={columns} choice={choice} button={<Button {...look} />} />
    </Suspense>
  );
}
