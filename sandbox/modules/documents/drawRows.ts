import { drawTable, type PdfColumn, type PdfRow } from '../../pdf/drawTable.ts';
import { translateDescription } from '../../texts/translateAnswer.ts';
import { amountText } from '../../http/money.ts';
import type { DocumentLabels } from './documentLabels.ts';
import type { Document } from './readDocument.ts';

/** The rows as a table; the sum so far is carried from page to page. A packing list has no prices. */
export function drawRows(
  pdf: PDFKit.PDFDocument,
  document: Document,
  labels: DocumentLabels,
  locale: string,
): void {
  const hasPrices = document.kind !== 'packing_list';
  const columns: PdfColumn[] = [
    { label: '#', width: 30, align: 'left' },
    { label: labels.article, width: 110, align: 'left' },
    { label: labels.description, width: hasPrices ? 181 : 321, align: 'left' },
    { label: labels.quantity, width: 50, align: 'right' },
  ];
  const prices: PdfColumn[] = [
    { label: labels.price, width: 65, align: 'right' },
    { label: labels.total, width: 75, align: 'right' },
  ];
  drawTable(pdf, hasPrices ? [...columns, ...prices] : columns, toRows(document, labels, locale, hasPrices));
}

function* toRows(
  { items }: Document,
  labels: DocumentLabels,
  locale: string,
  hasPrices: boolean,
): Generator<PdfRow> {
  let pieces = 0;
  let sum = 0;
  for (const { line, article_name, description, qty, price, total_price } of items) {
    const isDelivery = article_name === 'DELIVERY';
    pieces += isDelivery ? 0 : qty;
    sum += total_price;
    const article = isDelivery ? labels.delivery : article_name;
    const goods = [String(line), article, translateDescription(description, locale), String(qty)];
    const carried = ['', '', labels.carriedForward, String(pieces)];
    yield hasPrices
      ? {
          cells: [...goods, amountText(price), amountText(total_price)],
          carried: [...carried, '', amountText(sum)],
        }
      : { cells: goods, carried };
  }
}
