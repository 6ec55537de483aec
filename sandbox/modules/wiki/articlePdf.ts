import type { Kysely } from 'kysely';
import { Parser } from 'htmlparser2';
import type { Database } from '../../db/tables.ts';
import { createPdf } from '../../pdf/createPdf.ts';
import { bottom, contentWidth } from '../../pdf/pdfPage.ts';
import { asPart, structureOf } from '../../pdf/structure.ts';
import { documentLabels } from '../documents/documentLabels.ts';
import type { WikiArticle } from './readWiki.ts';
import { picturesOf } from './wikiText.ts';

type Pdf = PDFKit.PDFDocument;
type Pictures = Awaited<ReturnType<typeof picturesOf>>;

const headings: Readonly<Record<string, number>> = { h1: 15, h2: 14, h3: 12, h4: 11 };

/** CALL-162: an article as an A4 PDF, with its pictures (WIKI-04). */
export async function articlePdf(
  db: Kysely<Database>,
  article: WikiArticle,
  locale: string,
): Promise<Buffer> {
  const pictures = await picturesOf(db, article.content);
  const info = {
    title: article.title,
    author: 'Frontier Parts',
    locale,
    createdAt: article.lastEditedAt,
    pageLabel: documentLabels(locale).page,
  };
  return createPdf(info, (pdf) => {
    pdf.fontSize(9).fillColor('#555').text(article.lastEditedAt.toISOString().slice(0, 10), asPart(pdf));
    pdf.fillColor('#000').moveDown(0.5);
    if (article.description !== null) write(pdf, article.description, { bold: true });
    drawHtml(pdf, article.content, pictures);
  });
}

function write(
  pdf: Pdf,
  text: string,
  { bold = false, size = 10, indent = 0, isHeading = false } = {},
): void {
  const trimmed = text.replaceAll(/\s+/g, ' ').trim();
  if (trimmed === '') return;
  pdf.font(bold ? 'bold' : 'regular').fontSize(size);
  const left = pdf.page.margins.left + indent;
  pdf.text(trimmed, left, pdf.y, {
    width: contentWidth - indent,
    lineGap: 2,
    ...asPart(pdf, isHeading ? 'H2' : 'P'),
  });
  pdf.moveDown(0.5);
}

/** Writes each block of the text as a paragraph; the cells of a row stand in one line. */
function drawHtml(pdf: Pdf, html: string, pictures: Pictures): void {
  let text = '';
  let bold = false;
  const lists: { next: number | null }[] = [];
  const end = (options: Parameters<typeof write>[2] = {}): void => {
    write(pdf, text, { bold, indent: lists.length * 14, ...options });
    text = '';
    bold = false;
  };
  const parser = new Parser({
    ontext: (piece) => void (text += piece),
    onopentag: (name, { src, alt }) => {
      if (/^(?:h[1-6]|p|ul|ol|li|tr|table|blockquote|pre|div|figure|figcaption)$/.test(name)) end();
      if (name === 'ul' || name === 'ol') lists.push({ next: name === 'ol' ? 1 : null });
      if (name === 'li') text += mark(lists.at(-1));
      if (name === 'th') bold = true;
      if (name === 'td' || name === 'th') text += text.trim() === '' ? '' : '  |  ';
      if (name === 'br') end();
      if (name === 'img' && !drawPicture(pdf, pictures.get(src ?? ''), alt ?? '')) text += alt ?? '';
    },
    onclosetag: (name) => {
      const size = headings[name];
      if (size !== undefined) end({ bold: true, size, isHeading: true });
      else if (/^(?:p|li|tr|blockquote|pre|div|figure|figcaption)$/.test(name)) end();
      else if (name === 'ul' || name === 'ol') {
        end();
        lists.pop();
      }
    },
  });
  parser.end(html);
  end();
}

function mark(list: { next: number | null } | undefined): string {
  if (list?.next == null) return '• ';
  list.next += 1;
  return `${String(list.next - 1)}. `;
}

/** Whether the picture could be drawn: pdfkit knows JPEG and PNG. */
function drawPicture(
  pdf: Pdf,
  picture: { content: Uint8Array; content_type: string } | undefined,
  alt: string,
): boolean {
  if (picture === undefined || !/^image\/(?:jpeg|png)$/.test(picture.content_type)) return false;
  const height = 200;
  if (pdf.y + height > bottom) pdf.addPage();
  structureOf(pdf).add(pdf.struct('Figure', { alt }, [pdf.markStructureContent('Figure')]));
  pdf.image(Buffer.from(picture.content), pdf.page.margins.left, pdf.y, { fit: [contentWidth, height] });
  pdf.y += height + 8;
  return true;
}
