import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Money_amount$key } from '../../__generated__/Money_amount.graphql.ts';
import type { PackKind } from '../../parts/documents/documentPack.ts';
import { ListSums } from '../../parts/documents/ListSums.tsx';
import { useHasAttribute } from '../../shell/session/useSession.ts';
import { present } from '../../ui/list/present.ts';
import { useSelection, type Selection } from '../../ui/list/useSelection.ts';
import { SelectionDownloads } from './SelectionDownloads.tsx';

type DocumentRow = {
  readonly id: string;
  readonly dbId: string;
  readonly docNumber?: string | null | undefined;
  readonly grandTotal?: Money_amount$key | null | undefined;
};

/** The props of a list of documents whose rows can be checked, as ListPage takes them. */
type CheckedDocuments<Row> = {
  /** Null for users who may not open documents. */
  selection: (Selection & { describe: (row: Row) => { id: string; name: string } }) | null;
  selectionCommands: ReactElement;
  summary: ReactElement;
};

/**
 * Checking the rows of a list of documents: the ZIP of those that are checked, and their sums, or those of the page.
 *
 * @param dayOf the day that the list has of a document
 */
export function useCheckedDocuments<Row extends DocumentRow>(
  rows: readonly (Row | null)[],
  kind: PackKind,
  dayOf: (row: Row) => string | null | undefined,
): CheckedDocuments<Row> {
  const { t } = useTranslation();
  const mayOpen = useHasAttribute('order_view');
  const selection = useSelection(useMemo(() => present(rows).map(({ id }) => id), [rows]));
  const checked = present(rows).filter(({ id }) => selection.checked.includes(id));
  return {
    selection: mayOpen
      ? { ...selection, describe: ({ id, dbId, docNumber }) => ({ id, name: docNumber ?? dbId }) }
      : null,
    selectionCommands: (
      <SelectionDownloads
        kind={kind}
        documents={checked.map((row) => ({ dbId: row.dbId, date: dayOf(row) }))}
      />
    ),
    summary: (
      <ListSums
        label={t(checked.length > 0 ? 'DOCUMENTS.SUM_CHECKED' : 'DOCUMENTS.SUM')}
        amounts={(checked.length > 0 ? checked : present(rows)).map(({ grandTotal }) => grandTotal)}
      />
    ),
  };
}
