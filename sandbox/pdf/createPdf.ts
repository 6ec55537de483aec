import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Pdf from 'pdfkit';
import { textLanguage } from '../texts/textLanguage.ts';
import { contentWidth, margin, pageHeight } from './pdfPage.ts';
import { asPart, drawArtifact } from './structure.ts';

export interface PdfInfo {
  title: string;
  author: string;
  locale: string;
  createdAt: Date;
  /** The word before a page number. */
  pageLabel: string;
}

const readFont = (name: string): Buffer =>
  readFileSync(fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`)));
// A font with Latin and Cyrillic letters; read for the first document.
let fonts: { regular: Buffer; bold: Buffer } | undefined;

/**
 * Creates an A4 PDF of what `draw` writes, with the fonts `regular` and `bold`; each page gets the title and its
 * number.
 */
export async function createPdf(info: PdfInfo, draw: (pdf: PDFKit.PDFDocument) => void): Promise<Buffer> {
  fonts ??= { regular: readFont('DejaVuSans'), bold: readFont('DejaVuSans-Bold') };
  const { title, author, locale, createdAt } = info;
  const pdf = new Pdf({
    size: 'A4',
    margins: { top: margin, bottom: margin, left: margin, right: margin },
    bufferPages: true,
    // PDF 1.5 is the first whose structure pdfkit writes.
    pdfVersion: '1.5',
    tagged: true,
    lang: textLanguage(locale),
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: createdAt },
  });
  pdf.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
  const done = collect(pdf);
  drawHead(pdf, info);
  draw(pdf);
  drawPageNumbers(pdf, info);
  pdf.end();
  return done;
}

async function collect(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of pdf) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function drawHead(pdf: PDFKit.PDFDocument, { title, author }: PdfInfo): void {
  pdf.font('bold').fontSize(10).fillColor('#555').text(author, margin, margin, asPart(pdf));
  pdf
    .fontSize(18)
    .fillColor('#000')
    .text(title, margin, margin + 22, asPart(pdf, 'H1'));
  pdf.font('regular').fontSize(9);
  pdf.x = margin;
  pdf.y = margin + 50;
}

function drawPageNumbers(pdf: PDFKit.PDFDocument, { title, pageLabel }: PdfInfo): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    // Written into the margin, where text would otherwise start a new page.
    pdf.page.margins.bottom = 0;
    const text = `${title} · ${pageLabel} ${String(page + 1)} / ${String(count)}`;
    drawArtifact(pdf, 'Pagination', () =>
      pdf
        .font('regular')
        .fontSize(7.5)
        .fillColor('#555')
        .text(text, margin, pageHeight - margin, {
          width: contentWidth,
          align: 'center',
          lineBreak: false,
        }),
    );
  }
}
