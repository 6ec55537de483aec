import type { components } from '../../../contract/apiV3.generated.ts';
import { exportFile } from '../../export/exportFile.ts';
import type { Column } from '../../export/exportTable.ts';
import type { FileAnswer } from '../../http/FileAnswer.ts';
import type { Call } from '../../http/route.ts';
import { getOrder } from './getOrder.ts';

type Schemas = components['schemas'];

const columns: Column<Schemas['OrderItem']>[] = [
  { header: 'Article', cell: ({ articleName }) => articleName },
  { header: 'Description', cell: ({ description }) => description },
  { header: 'Requested quantity', cell: ({ qtyRequested }) => qtyRequested },
  { header: 'Quantity', cell: ({ qty }) => qty },
  { header: 'Price', cell: ({ price }) => price.value },
  { header: 'Total price', cell: ({ totalPrice }) => totalPrice.value },
  { header: 'Currency', cell: ({ totalPrice }) => totalPrice.currencyCode },
];

/**
 * An order's lines as a csv, xlsx or xls file (CALL-036, ORD-46, ORD-51).
 * @throws NotFound when the customer has no such order.
 */
export async function exportOrder({
  db,
  session,
  locale,
  path: { id },
  query,
}: Call<'exportOrder'>): Promise<FileAnswer> {
  const { items } = await getOrder(db, session, { id, locale });
  return exportFile(`order-${String(id)}`, { locale, session }, query.export, columns, items);
}
