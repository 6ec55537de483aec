import { bottom, contentWidth, margin } from './pdfPage.ts';
import { drawArtifact, structureOf } from './structure.ts';

export interface PdfColumn {
  label: string;
  width: number;
  align: 'left' | 'right';
}

export interface PdfRow {
  cells: readonly string[];
  /** Shown at the end of a page whose last row this is, and again at the start of the next one. */
  carried?: readonly string[];
}

const fontSize = 8.5;
const padding = 7;

/** Rows as a table with its head on every page. */
export function drawTable(
  pdf: PDFKit.PDFDocument,
  columns: readonly PdfColumn[],
  rows: Iterable<PdfRow>,
): void {
  const head = columns.map(({ label }) => label);
  const table = pdf.struct('Table');
  structureOf(pdf).add(table);
  const drawAgain = (cells: readonly string[]) =>
    drawArtifact(pdf, 'Pagination', () => drawRow(pdf, columns, cells, 'bold', null));
  drawRow(pdf, columns, head, 'bold', table);
  let carried: readonly string[] | undefined;
  for (const row of rows) {
    // There is always space left for what is carried from this row.
    const reserved = row.carried ? heightOf(pdf, columns, row.carried, 'bold') : 0;
    if (pdf.y + heightOf(pdf, columns, row.cells, 'regular') + reserved > bottom) {
      if (carried) drawAgain(carried);
      pdf.addPage();
      drawAgain(head);
      if (carried) drawAgain(carried);
    }
    drawRow(pdf, columns, row.cells, 'regular', table);
    carried = row.carried;
  }
}

type Font = 'regular' | 'bold';

function heightOf(
  pdf: PDFKit.PDFDocument,
  columns: readonly PdfColumn[],
  cells: readonly string[],
  font: Font,
): number {
  pdf.font(font).fontSize(fontSize);
  const heights = columns.map(({ width }, index) => {
    const text = cells[index] ?? '';
    // Most cells are a single line, which is much faster to measure.
    const isSingle = pdf.widthOfString(text) <= width - 6;
    return isSingle ? pdf.currentLineHeight(true) : pdf.heightOfString(text, { width: width - 6 });
  });
  return Math.max(...heights) + padding;
}

function drawRow(
  pdf: PDFKit.PDFDocument,
  columns: readonly PdfColumn[],
  cells: readonly string[],
  font: Font,
  /** The table that it is a row of; null where the page repeats it. */
  table: PDFKit.PDFStructureElement | null,
): void {
  const top = pdf.y;
  const height = heightOf(pdf, columns, cells, font);
  pdf.font(font).fontSize(fontSize).fillColor('#000');
  const row = table && pdf.struct('TR');
  if (row) table.add(row);
  const cellType = font === 'bold' ? 'TH' : 'TD';
  let left = margin;
  for (const [index, { width, align }] of columns.entries()) {
    if (row) row.add(pdf.struct(cellType, {}, [pdf.markStructureContent(cellType)]));
    pdf.text(cells[index] ?? '', left, top + 3, { width: width - 6, align });
    left += width;
  }
  const drawLine = () =>
    pdf
      .moveTo(margin, top + height)
      .lineTo(margin + contentWidth, top + height)
      .lineWidth(font === 'bold' ? 1 : 0.4)
      .strokeColor(font === 'bold' ? '#000' : '#bbb')
      .stroke();
  if (table) drawArtifact(pdf, 'Layout', drawLine);
  else drawLine();
  pdf.x = margin;
  pdf.y = top + height;
}
