import type { Product } from '../support/startProduct.ts';

type Amount = { value: number; currencyCode: string };

/** A document as its list has it. */
export type Listed = {
  dbId: string;
  docNumber: string;
  grandTotal: Amount;
  subtotal: Amount;
  subtotalVat: Amount;
};

/** The newest documents of a demo user, of one kind. */
export async function findDocuments(
  product: Product,
  user: string,
  kind: 'invoices' | 'mergedInvoices' | 'creditInvoices',
  first = 20,
): Promise<readonly Listed[]> {
  const amount = '{ value currencyCode }';
  const caller = await product.as(user);
  const { viewer } = await caller.run<{ viewer: Record<string, { edges: { node: Listed }[] }> }>(
    `query ($first: Int!) { viewer { ${kind}(first: $first) { edges { node {
      dbId docNumber grandTotal ${amount} subtotal ${amount} subtotalVat ${amount}
    } } } } }`,
    { first },
  );
  return viewer[kind]?.edges.map(({ node }) => node) ?? [];
}

/** The newest one; throws when there is none. */
export async function findDocument(
  ...[product, user, kind]: Parameters<typeof findDocuments>
): Promise<Listed> {
  const [document] = await findDocuments(product, user, kind, 1);
  if (!document) throw new Error(`${user} has no ${kind}`);
  return document;
}

/** An amount as the lists show it, with spaces of any kind made plain. */
export const shown = ({ value, currencyCode }: Amount): string =>
  `${value.toFixed(2).replaceAll(/\B(?=(\d{3})+\.)/g, ' ')} ${{ EUR: '€', GBP: '₤', USD: '$' }[currencyCode] ?? currencyCode}`;

/** A text with every space plain. */
export const plain = (text: string): string => text.replaceAll(/\s/g, ' ');

/** The id of a final invoice of more orders than are compared in one step, and of many lines. */
export async function findLongInvoice({ sandbox }: Product): Promise<number> {
  const { document_id } = await sandbox.db
    .selectFrom('document_items as i')
    .innerJoin('documents as d', 'd.id', 'i.document_id')
    .select('i.document_id')
    .where('d.kind', '=', 'merged_invoice')
    .where('d.customer_id', '=', 1)
    .groupBy('i.document_id')
    .having((having) => having.fn.count('i.order_id').distinct(), '>', 10)
    .orderBy('i.document_id', 'desc')
    .executeTakeFirstOrThrow();
  return document_id;
}
