import { sql } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import { exportFile } from '../../export/exportFile.ts';
import type { Column } from '../../export/exportTable.ts';
import { rangeCondition } from '../../http/exportRange.ts';
import type { FileAnswer } from '../../http/FileAnswer.ts';
import type { Call } from '../../http/route.ts';
import { listCustomerWarehouses } from '../catalog/listWarehouses.ts';
import { type MissingItemRow, selectMissingItems } from './listMissingItems.ts';
import { missingConditions } from './missingConditions.ts';

/**
 * The missing items of a range of days as a csv, xlsx or xls file (CALL-074, MISS-19), with the columns of the screen:
 * stock of consignation warehouses left out (MISS-04), goods in transit for those who may reserve them (MISS-06).
 * @throws InvalidFields when the range is missing or reversed.
 */
export async function exportMissingItems(
  { db, session, locale, query: choice }: Call<'listMissingItems'>,
  options: components['schemas']['ExportOptions'],
): Promise<FileAnswer> {
  const rows = await selectMissingItems(db, session)
    .where(missingConditions(session, choice))
    .where(rangeCondition(sql.ref('m.created_at'), choice))
    .execute();
  const warehouses = await listCustomerWarehouses(db, session.customer.id);
  const columns: Column<MissingItemRow>[] = [
    ...plainColumns,
    ...warehouses
      .filter(({ type }) => type !== 'consignation')
      .map(({ id, name }) => ({
        header: name,
        cell: ({ stocks }: MissingItemRow) => stocks.find((stock) => stock.id === id)?.amount ?? 0,
      })),
  ];
  if (session.attributes.has('order_create_reservation')) {
    columns.push({ header: 'In transit', cell: ({ inTransitQty }) => inTransitQty });
  }
  return exportFile('missing-items', { locale, session }, options, columns, rows);
}

const plainColumns: Column<MissingItemRow>[] = [
  { header: 'Date', cell: ({ created_at }) => created_at.toISOString().slice(0, 10) },
  { header: 'Article', cell: ({ sku }) => sku },
  { header: 'Description', cell: ({ description }) => description },
  {
    header: 'Linked orders',
    cell: ({ linkedOrders }) =>
      linkedOrders.map(({ id, ref }) => (ref === null ? String(id) : `${String(id)} (${ref})`)).join(', '),
  },
  { header: 'References', cell: ({ reference_nos }) => reference_nos.join(', ') },
  { header: 'Quantity', cell: ({ qty }) => qty },
  { header: 'Reordered', cell: ({ applied_qty }) => applied_qty },
];
