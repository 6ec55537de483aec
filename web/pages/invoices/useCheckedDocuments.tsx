import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Money_amount$key } from '../../__generated__/Money_amount.graphql.ts';
import type { PackKind } from '../../parts/documents/documentPack.ts';
import { ListSums } from '../../parts/documents/ListSums.tsx';
import { useHasAttribute } from '../../shell/session/useSession.ts';
import { present } from '../../ui/list/present.ts';
import { useMatchingSelection } from '../../ui/list/useMatchingSelection.ts';
import type { Selection } from '../../ui/list/useSelection.ts';
import { SelectionDownloads } from './SelectionDownloads.tsx';

type DocumentRow = {
  readonly id: string;
  readonly dbId: string;
  readonly docNumber?: string | null | undefined;
  readonly grandTotal?: Money_amount$key | null | undefined;
  readonly subtotal?: Money_amount$key | null | undefined;
};

/** The props of a list of documents whose rows can be checked, as ListPage takes them. */
type CheckedDocuments<Row> = {
  /** Null for users who may not open documents. */
  selection: (Selection & { describe: (row: Row) => { id: string; name: string } }) | null;
  selectionCommands: ReactElement;
  summary: ReactElement;
};

type Documents<Row> = {
  /** The rows of the page. */
  rows: readonly (Row | null)[];
  /** How many documents match, on all pages. */
  total: number | null | undefined;
  kind: PackKind;
  /** The day that the list has of a document. */
  dayOf: (row: Row) => string | null | undefined;
  /** See `useReadAllDocuments`. */
  listKey: string;
  readAll: () => Promise<readonly Row[] | null>;
};

/**
 * Checking the rows of a list of documents, on this page or all that match: the ZIP of those that are checked, and their
 * sums, or those of the page (DAY-27).
 */
export function useCheckedDocuments<Row extends DocumentRow>({
  kind,
  dayOf,
  ...list
}: Documents<Row>): CheckedDocuments<Row> {
  const { t } = useTranslation();
  const mayOpen = useHasAttribute('order_view');
  const { selection, checkedRows } = useMatchingSelection(list);
  const isChecked = checkedRows.length > 0;
  const summed = isChecked ? checkedRows : present(list.rows);
  return {
    selection: mayOpen ? { ...selection, describe } : null,
    selectionCommands: (
      <SelectionDownloads
        kind={kind}
        documents={checkedRows.map((row) => ({ dbId: row.dbId, date: dayOf(row) }))}
      />
    ),
    summary: (
      <ListSums
        label={t(isChecked ? 'DOCUMENTS.SUM_CHECKED' : 'DOCUMENTS.SUM')}
        amounts={summed.map(({ grandTotal }) => grandTotal)}
        net={summed.map(({ subtotal }) => subtotal)}
      />
    ),
  };
}

const describe = ({ id, dbId, docNumber }: DocumentRow): { id: string; name: string } => ({
  id,
  name: docNumber ?? dbId,
});
