import type { PartySnapshot, SellerSnapshot } from '../../db/columnTypes.ts';
import type { DocumentLabels } from './documentLabels.ts';
import { contentWidth, margin } from '../../pdf/pdfPage.ts';
import { asPart } from '../../pdf/structure.ts';
import type { Document } from './readDocument.ts';

/** Seller, payer and receiver side by side, without empty lines (ORD-35). */
export function drawParties(
  pdf: PDFKit.PDFDocument,
  document: Pick<Document, 'seller_address' | 'billing_address' | 'shipping_address'>,
  labels: DocumentLabels,
): void {
  const top = pdf.y;
  const blocks: [string, string[]][] = [
    [labels.seller, sellerLines(document.seller_address, labels)],
    [labels.payer, partyLines(document.billing_address, labels)],
  ];
  if (document.shipping_address !== null) {
    blocks.push([labels.receiver, partyLines(document.shipping_address, labels)]);
  }
  const width = contentWidth / 3;
  let lowest = top;
  for (const [index, [heading, lines]] of blocks.entries()) {
    const left = margin + index * width;
    pdf
      .font('bold')
      .fontSize(8)
      .fillColor('#555')
      .text(heading, left, top, { width: width - 12, ...asPart(pdf, 'H2') });
    pdf
      .font('regular')
      .fontSize(8.5)
      .fillColor('#000')
      .text(lines.join('\n'), { width: width - 12, ...asPart(pdf) });
    lowest = Math.max(lowest, pdf.y);
  }
  pdf.x = margin;
  pdf.y = lowest + 18;
}

function sellerLines(seller: SellerSnapshot, labels: DocumentLabels): string[] {
  return [
    seller.name,
    seller.street,
    `${seller.zip} ${seller.city}`,
    seller.country.originalName,
    `${labels.vatNumber}: ${seller.vatNumber}`,
  ];
}

function partyLines(party: PartySnapshot, labels: DocumentLabels): string[] {
  const person = [party.firstName, party.lastName].filter((name) => name !== null).join(' ');
  const town = [party.index, party.city].filter((part) => part !== null).join(' ');
  return [
    party.companyName,
    person,
    party.address,
    town,
    party.region,
    party.country?.originalName ?? null,
    party.vat === null || party.vat === '' ? null : `${labels.vatNumber}: ${party.vat}`,
    party.phone === null || party.phone === '' ? null : `${labels.phone}: ${party.phone}`,
    party.email,
  ].flatMap((line) => (line === null || line === '' ? [] : [line]));
}
