import type { DocumentLabels } from './documentLabels.ts';
import { amount, bottom, contentWidth, margin } from './pdfPage.ts';
import type { Document } from './readDocument.ts';

interface Column {
  label: string;
  width: number;
  align: 'left' | 'right';
}

function columnsOf(document: Document, labels: DocumentLabels): Column[] {
  const hasPrices = document.kind !== 'packing_list';
  const columns: Column[] = [
    { label: '#', width: 26, align: 'left' },
    { label: labels.article, width: 110, align: 'left' },
    { label: labels.description, width: hasPrices ? 185 : 325, align: 'left' },
    { label: labels.quantity, width: 50, align: 'right' },
  ];
  if (!hasPrices) return columns;
  return [
    ...columns,
    { label: labels.price, width: 65, align: 'right' },
    { label: labels.total, width: 75, align: 'right' },
  ];
}

/** The rows as a table, its head repeated on every page; a packing list has no prices. */
export function drawRows(pdf: PDFKit.PDFDocument, document: Document, labels: DocumentLabels): void {
  const columns = columnsOf(document, labels);
  drawRow(
    pdf,
    columns,
    columns.map(({ label }) => label),
    'bold',
  );
  for (const item of document.items) {
    const isDelivery = item.article_name === 'DELIVERY';
    const cells = [
      String(item.line),
      isDelivery ? labels.delivery : item.article_name,
      item.description,
      String(item.qty),
      amount(item.price),
      amount(item.total_price),
    ];
    const drawn = cells.slice(0, columns.length);
    if (pdf.y + rowHeight(pdf, columns, drawn) > bottom) {
      pdf.addPage();
      drawRow(
        pdf,
        columns,
        columns.map(({ label }) => label),
        'bold',
      );
    }
    drawRow(pdf, columns, drawn, 'regular');
  }
}

function rowHeight(pdf: PDFKit.PDFDocument, columns: readonly Column[], cells: readonly string[]): number {
  pdf.font('regular').fontSize(8.5);
  const heights = columns.map(({ width }, index) =>
    pdf.heightOfString(cells[index] ?? '', { width: width - 6 }),
  );
  return Math.max(...heights) + 7;
}

function drawRow(
  pdf: PDFKit.PDFDocument,
  columns: readonly Column[],
  cells: readonly string[],
  font: 'regular' | 'bold',
): void {
  const top = pdf.y;
  const height = rowHeight(pdf, columns, cells);
  pdf.font(font).fontSize(8.5).fillColor('#000');
  let left = margin;
  for (const [index, { width, align }] of columns.entries()) {
    pdf.text(cells[index] ?? '', left, top + 3, { width: width - 6, align });
    left += width;
  }
  pdf
    .moveTo(margin, top + height)
    .lineTo(margin + contentWidth, top + height)
    .lineWidth(font === 'bold' ? 1 : 0.4)
    .strokeColor(font === 'bold' ? '#000' : '#bbb')
    .stroke();
  pdf.x = margin;
  pdf.y = top + height;
}
