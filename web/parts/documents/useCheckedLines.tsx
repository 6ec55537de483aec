import { useCallback, useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Money_amount$key } from '../../__generated__/Money_amount.graphql.ts';
import { SelectAll } from '../../ui/list/SelectAll.tsx';
import { SelectionBar } from '../../ui/list/SelectionBar.tsx';
import { useSelection } from '../../ui/list/useSelection.ts';
import { useSelectionColumn } from '../../ui/list/useSelectionColumn.tsx';
import { dash } from '../../ui/values/dash.ts';
import type { Column } from '../../ui/table/Column.ts';
import { useIsPhone } from '../../ui/useIsPhone.ts';
import { ClaimLinesButton } from '../claims/ClaimLinesButton.tsx';
import type { InvoiceOfGoods } from '../claims/claimLines.ts';
import { toLinesToClaim } from '../claims/toLinesToClaim.ts';
import { readMoney } from '../money/Money.tsx';
import type { ReorderKind } from '../reorder/reorder.urls.ts';
import { ReorderLink } from '../reorder/ReorderLink.tsx';

type Line = {
  readonly articleName?: string | null | undefined;
  readonly isDelivery?: boolean | null | undefined;
  readonly description?: string | null | undefined;
  readonly qty?: number | null | undefined;
  readonly price?: Money_amount$key | null | undefined;
};

/** The document of the lines, as order and claim name it. */
export type LinesOf = {
  kind: ReorderKind;
  dbId: string;
  /** What its goods were charged with; none if nothing of it can be claimed. */
  invoices: readonly InvoiceOfGoods[];
};

/** The column of check boxes, and what stands above and below the lines. */
type CheckedLines<Row> = {
  column: Column<Row> | null;
  above: ReactElement | null;
  below: ReactElement | null;
};

/**
 * Checking lines of a document, to order them again or to claim them (DAY-100). Deliveries cannot be checked.
 *
 * @param lines as they were answered: null for one that could not be read
 * @param document null for a document whose lines cannot be checked
 */
export function useCheckedLines<Row extends Line>(
  lines: readonly (Row | null | undefined)[] | null | undefined,
  document: LinesOf | null,
): CheckedLines<Row> {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const places = useMemo(
    () => new Map(lines?.flatMap((line, place) => (line ? [[line, String(place)] as const] : []))),
    [lines],
  );
  const ids = useMemo(
    () =>
      [...places].flatMap(([{ articleName, isDelivery }, id]) =>
        articleName && isDelivery !== true ? [id] : [],
      ),
    [places],
  );
  const selection = useSelection(ids);
  const canCheck = document !== null && ids.length > 0;
  const describe = useCallback(
    (line: Row) => ({ id: places.get(line) ?? '', name: line.articleName ?? dash }),
    [places],
  );
  const allLabel = t('DOCUMENTS.LINES.SELECT_ALL');
  const column = useSelectionColumn<Row>(canCheck ? { ...selection, describe } : null, allLabel);
  if (!canCheck) return { column, above: null, below: null };

  const checked = selection.checked.map(Number);
  const goods = checked.map((place) => {
    const line = lines?.[place];
    return line && { ...line, price: readMoney(line.price) };
  });
  const toClaim = document.invoices.length > 0 ? toLinesToClaim(goods, document.invoices) : [];
  const commands = (
    <>
      <ReorderLink kind={document.kind} dbId={document.dbId} lines={checked} />
      <ClaimLinesButton
        lines={toClaim}
        label={t('CLAIM.CLAIM_CHECKED', { count: toClaim.length })}
        size="small"
        areChecked
      />
    </>
  );
  // Cards have no head with a box in it.
  return isPhone
    ? {
        column,
        above: (
          <SelectAll selection={selection} label={allLabel}>
            {commands}
          </SelectAll>
        ),
        below: null,
      }
    : {
        column,
        above: null,
        below:
          checked.length > 0 || selection.isForgotten ? (
            <SelectionBar selection={selection}>{commands}</SelectionBar>
          ) : null,
      };
}
