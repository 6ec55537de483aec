import { fromHtml, type Sheet } from 'hucre';

/** Stand in the page for a row that it hides and a text that it strikes out. */
const [hiddenMark, struckMark] = ['\uFDD0', '\uFDD1'];

const styled = (says: string): string => String.raw`\sstyle\s*=\s*(?:"[^"]*?${says}|'[^']*?${says})`;
const invisible = String.raw`(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse))`;
const attributes = String.raw`\b(?:[^<>"']|"[^"]*"|'[^']*')*?`;
const hidden = String.raw`${attributes}(?:\shidden(?=[\s=>/])|${styled(invisible)})[^<>]*>`;
const struck = `${attributes}${styled('line-through')}[^<>]*>`;

/** With such a start, up to its end or, where that is left out, to the next cell or row. */
const element = (start: string): RegExp =>
  new RegExp(`(${start}).*?(?=</\\2\\s*>|</?(?:t[dhr]|table|tbody|thead|tfoot)\\b|$)`, 'gis');
const row = (start: string): RegExp =>
  new RegExp(`${start}.*?(?=</?(?:tr|table|tbody|thead|tfoot)\\b|$)`, 'gis');
const [hiddenRow, struckRow] = [row(`<tr${hidden}`), row(`<tr${struck}`)];
/** Of those with content. */
const tag = String.raw`<((?!(?:br|hr|img|input|wbr)\b)\w+)`;
const [hiddenText, struckText] = [element(tag + hidden), element(tag + struck)];
const struckElement = element(String.raw`<(s|del|strike)\b[^<>]*>`);
/** What hides or strikes out more than a row or a text. */
const elsewhere = new RegExp(
  `<style\\b(?:(?!</?style).)*?(?:${invisible}|line-through)|<(?:table|tbody|thead|tfoot|colgroup|col|div)${hidden}`,
  'is',
);

const isFilled = (html: string): boolean => /[\p{L}\p{N}]/u.test(html.replaceAll(/<[^<>]*>/g, ''));

const strike = (whole: string, start: string): string =>
  start + (isFilled(whole.slice(start.length)) ? struckMark : '');

/** The table of a page without what its own attributes hide or strike out, and whether others may. */
export function readPageTable(html: string): { sheet: Sheet; struck: number; mayHide: boolean } {
  const marked = html
    .replaceAll(hiddenRow, (whole) => `<tr><td>${isFilled(whole) ? hiddenMark : ''}`)
    .replaceAll(struckRow, (whole) => whole.replaceAll(/<t[dh]\b[^<>]*>/gi, '$&<s>'))
    .replaceAll(hiddenText, '$1')
    .replaceAll(struckText, strike)
    .replaceAll(struckElement, strike);
  const sheet = fromHtml(marked, { typeInference: false, classes: false });
  sheet.rowDefs = new Map(
    sheet.rows.flatMap((cells, place) => (cells.includes(hiddenMark) ? [[place, { hidden: true }]] : [])),
  );
  const texts = sheet.rows.flat().map(String);
  sheet.rows = sheet.rows.map((cells) =>
    cells.map((cell) => (typeof cell === 'string' ? cell.replaceAll(struckMark, '') : cell)),
  );
  return {
    sheet,
    struck: texts.filter((text) => text.includes(struckMark)).length,
    mayHide: elsewhere.test(html),
  };
}
