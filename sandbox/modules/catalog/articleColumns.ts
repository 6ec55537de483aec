import type { Column } from '../../export/exportTable.ts';
import type { ArticleSummary } from './readArticleSummaries.ts';

/** Columns of exported articles: a stock column per warehouse, then goods in transit (CAT-29, CAT-43). */
export function articleColumns(articles: readonly ArticleSummary[]): Column<ArticleSummary>[] {
  const stocks = articles[0]?.stock ?? [];
  // Consignation stock cannot be ordered (CAT-43).
  const warehouses = stocks.map(({ warehouse }) => warehouse).filter(({ type }) => type !== 'consignation');
  return [
    { header: 'Brand', cell: ({ brand }) => brand },
    { header: 'Article', cell: ({ name }) => name },
    { header: 'Description', cell: ({ description }) => description },
    { header: 'Price', cell: ({ amount }) => amount?.value ?? null },
    { header: 'Currency', cell: ({ amount }) => amount?.currencyCode ?? null },
    { header: 'Multiple', cell: ({ multiple }) => multiple },
    ...warehouses.map(({ id, name }) => ({
      header: name,
      cell: ({ stock }: ArticleSummary) => stock.find(({ warehouse }) => warehouse.id === id)?.amount ?? 0,
    })),
    { header: 'In transit', cell: ({ inTransit }) => inTransit?.qty ?? 0 },
    { header: 'Earliest arrival', cell: ({ inTransit }) => inTransit?.minimalDate ?? null },
  ];
}
