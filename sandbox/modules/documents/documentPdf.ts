import { createPdf } from '../../pdf/createPdf.ts';
import { amountText } from '../../http/money.ts';
import { bottom, contentWidth, margin } from '../../pdf/pdfPage.ts';
import { asPart } from '../../pdf/structure.ts';
import { documentLabels, type DocumentLabels } from './documentLabels.ts';
import { drawParties } from './drawParties.ts';
import { drawRows } from './drawRows.ts';
import type { Document } from './readDocument.ts';

/**
 * A document as an A4 PDF in a language: seller, payer and receiver, every row with sums carried from page to page, the
 * totals with the reason for a VAT of 0 %, the weights, and page numbers (DOC-23). A packing list has no prices.
 */
export async function documentPdf(document: Document, locale: string): Promise<Buffer> {
  const labels = documentLabels(locale);
  const title = `${labels.titles[document.kind]} ${document.doc_number}`;
  const author = document.seller_address.name;
  const info = { title, author, locale, createdAt: document.created_at, pageLabel: labels.page };
  return createPdf(info, (pdf) => {
    drawHead(pdf, document, labels);
    drawParties(pdf, document, labels);
    drawRows(pdf, document, labels, locale);
    drawSums(pdf, document, labels);
  });
}

function drawHead(pdf: PDFKit.PDFDocument, document: Document, labels: DocumentLabels): void {
  pdf.text(`${labels.date}: ${document.date.split('-').toReversed().join('-')}`, asPart(pdf));
  if (document.orderIds.length > 0)
    pdf.text(`${labels.orders}: ${document.orderIds.join(', ')}`, { width: contentWidth, ...asPart(pdf) });
  if (document.corrects.length > 0)
    pdf.text(`${labels.corrects}: ${document.corrects.join(', ')}`, { width: contentWidth, ...asPart(pdf) });
  // A credit is owed by the seller.
  if (document.paid && document.kind !== 'credit_invoice') pdf.font('bold').text(labels.paid, asPart(pdf));
  pdf.moveDown(1.5);
}

function drawSums(pdf: PDFKit.PDFDocument, document: Document, labels: DocumentLabels): void {
  if (pdf.y + 110 > bottom) pdf.addPage();
  pdf.y += 12;
  const currency = document.currency_code;
  if (document.kind !== 'packing_list') {
    drawSum(pdf, labels.subtotal, `${amountText(document.subtotal)} ${currency}`, 'regular');
    drawSum(
      pdf,
      `${labels.vat} ${String(document.vat_percent)} %`,
      `${amountText(document.subtotal_vat)} ${currency}`,
      'regular',
    );
    drawSum(pdf, labels.grandTotal, `${amountText(document.grand_total)} ${currency}`, 'bold');
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
      .text(reason, margin, pdf.y + 10, { width: contentWidth, ...asPart(pdf) });
}

function drawSum(pdf: PDFKit.PDFDocument, label: string, value: string, font: 'regular' | 'bold'): void {
  const top = pdf.y;
  const left = margin + contentWidth - 260;
  pdf.font(font).fontSize(9).fillColor('#000');
  pdf.text(label, left, top, { width: 130, align: 'left', ...asPart(pdf) });
  pdf.text(value, left + 130, top, { width: 124, align: 'right', ...asPart(pdf) });
  pdf.x = margin;
  pdf.y = top + 15;
}

/** The reason for a VAT of 0 %: an export, or a sale to a business elsewhere in the EU. */
function noVatReason({ vat_percent, isExport }: Document, labels: DocumentLabels): string | null {
  if (vat_percent !== 0) return null;
  return isExport ? labels.export : labels.reverseCharge;
}
