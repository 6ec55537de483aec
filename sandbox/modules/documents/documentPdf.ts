import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Pdf from 'pdfkit';
import { documentLabels, type DocumentLabels } from './documentLabels.ts';
import { drawParties } from './drawParties.ts';
import { drawRows } from './drawRows.ts';
import { amount, bottom, contentWidth, margin, pageHeight } from './pdfPage.ts';
import type { Document } from './readDocument.ts';

const readFont = (name: string): Buffer =>
  readFileSync(fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`)));
// A font with Latin and Cyrillic letters; read for the first document.
let fonts: { regular: Buffer; bold: Buffer } | undefined;

/**
 * A document as an A4 PDF in a language: seller, payer and receiver, every row, the sums with the reason for a VAT of
 * 0 %, the weights, and page numbers (DOC-23). A packing list has no prices.
 */
export async function documentPdf(document: Document, locale: string): Promise<Buffer> {
  fonts ??= { regular: readFont('DejaVuSans'), bold: readFont('DejaVuSans-Bold') };
  const labels = documentLabels(locale);
  const title = `${labels.titles[document.kind]} ${document.doc_number}`;
  const pdf = new Pdf({
    size: 'A4',
    margins: { top: margin, bottom: margin, left: margin, right: margin },
    bufferPages: true,
    lang: locale === 'dg' ? 'de' : locale,
    displayTitle: true,
    info: { Title: title, Author: document.seller_address.name, CreationDate: document.created_at },
  });
  pdf.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
  const done = collect(pdf);
  drawHead(pdf, document, title, labels);
  drawParties(pdf, document, labels);
  drawRows(pdf, document, labels);
  drawSums(pdf, document, labels);
  drawPageNumbers(pdf, title, labels);
  pdf.end();
  return done;
}

async function collect(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of pdf) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function drawHead(pdf: PDFKit.PDFDocument, document: Document, title: string, labels: DocumentLabels): void {
  pdf.font('bold').fontSize(10).fillColor('#555').text(document.seller_address.name, margin, margin);
  pdf
    .fontSize(18)
    .fillColor('#000')
    .text(title, margin, margin + 22);
  pdf.font('regular').fontSize(9);
  pdf.text(`${labels.date}: ${document.date.split('-').toReversed().join('-')}`, margin, margin + 50);
  if (document.orderIds.length > 0)
    pdf.text(`${labels.orders}: ${document.orderIds.join(', ')}`, { width: contentWidth });
  if (document.paid) pdf.font('bold').text(labels.paid);
  pdf.moveDown(1.5);
}

function drawSums(pdf: PDFKit.PDFDocument, document: Document, labels: DocumentLabels): void {
  if (pdf.y + 110 > bottom) pdf.addPage();
  pdf.y += 12;
  const currency = document.currency_code;
  if (document.kind !== 'packing_list') {
    drawSum(pdf, labels.subtotal, `${amount(document.subtotal)} ${currency}`, 'regular');
    drawSum(
      pdf,
      `${labels.vat} ${String(document.vat_percent)} %`,
      `${amount(document.subtotal_vat)} ${currency}`,
      'regular',
    );
    drawSum(pdf, labels.grandTotal, `${amount(document.grand_total)} ${currency}`, 'bold');
    pdf.y += 6;
  }
  drawSum(pdf, labels.quantity, String(document.qty), 'regular');
  const weights = [document.total_net_weight_g, document.total_gross_weight_g].map((grams) =>
    (grams / 1000).toFixed(3).replace('.', ','),
  );
  drawSum(pdf, labels.weight, `${weights.join(' / ')} kg`, 'regular');
  const reason = document.kind === 'packing_list' ? null : noVatReason(document, labels);
  if (reason !== null)
    pdf
      .font('regular')
      .fontSize(8.5)
      .text(reason, margin, pdf.y + 10, { width: contentWidth });
}

function drawSum(pdf: PDFKit.PDFDocument, label: string, value: string, font: 'regular' | 'bold'): void {
  const top = pdf.y;
  const left = margin + contentWidth - 260;
  pdf.font(font).fontSize(9).fillColor('#000');
  pdf.text(label, left, top, { width: 130, align: 'left' });
  pdf.text(value, left + 130, top, { width: 124, align: 'right' });
  pdf.x = margin;
  pdf.y = top + 15;
}

/** The reason for a VAT of 0 %: an export, or a sale to a business elsewhere in the EU. */
function noVatReason({ vat_percent, isExport }: Document, labels: DocumentLabels): string | null {
  if (vat_percent !== 0) return null;
  return isExport ? labels.export : labels.reverseCharge;
}

function drawPageNumbers(pdf: PDFKit.PDFDocument, title: string, labels: DocumentLabels): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    // Written into the margin, where text would otherwise start a new page.
    pdf.page.margins.bottom = 0;
    const text = `${title} · ${labels.page} ${String(page + 1)} / ${String(count)}`;
    pdf
      .font('regular')
      .fontSize(7.5)
      .fillColor('#555')
      .text(text, margin, pageHeight - margin, {
        width: contentWidth,
        align: 'center',
        lineBreak: false,
      });
  }
}
