import { writeXlsx } from 'hucre/xlsx';
import { utils, write } from 'xlsx';

/** A purchase list as a file: of `one` 3 pieces and of `two` 2, or why it cannot be read. */
export interface ListFile {
  kind: string;
  name: string;
  content: Buffer;
  /** The sentence of a file that is refused as a whole. */
  refusal?: string;
  /** Lines that are listed, with their reason. */
  unread?: string[];
}

/** A workbook as Excel writes it today. */
const xlsx = (sheets: { name: string; rows: (string | number)[][] }[]) =>
  writeXlsx({ sheets }).then((bytes) => Buffer.from(bytes));

const text = (kind: string, lines: string | string[], encoding = 'utf-8', unread: string[] = []) => ({
  kind,
  name: 'list.csv',
  content: encode([lines].flat().join('\r\n'), encoding),
  unread,
});

const refused = (kind: string, name: string, content: Buffer, refusal: string) => ({
  kind,
  name,
  content,
  refusal: `“${name}” ${refusal}`,
});

/** Files of a list in every usual form, whose articles are `one` and `two`. */
export async function listFiles(one: string, two: string): Promise<ListFile[]> {
  const plain = [`${one};3`, `${two};2`];
  const headed = (article: string, qty: string, encoding?: string) =>
    text(
      `headings ${article} and ${qty} (${encoding ?? 'utf-8'})`,
      [`${article};${qty}`, ...plain],
      encoding,
    );
  const sheet = [
    ['Article', 'Description', 'Qty'],
    [one, 'Brake pads; front', 3.0],
    [],
    [two, 'Disc "vented"', 1.9999999999999998],
  ];
  const unreadable = 'cannot be read as a list. Save it as .csv or .xlsx and choose it again.';
  const png = Buffer.from('89504e470d0a1a0a0000000d4948445200000001', 'hex');
  return [
    text('semicolons', plain),
    text('commas', [`${one},3`, `${two},2`]),
    text('tabs', [`${one}\t3`, `${two}\t2`]),
    text('pipes', [`| Article | Qty |`, `|---|---|`, `| ${one} | 3 |`, `| ${two} | 2 |`]),
    text('quotes and empty lines', [`"${one}";"3"`, '', ';;', `="${two}";2`]),
    text('decimals with a comma', [`${one};3,00`, `${two};2,0`]),
    text('decimals with a point', [`${one},3.0`, `${two},2.00`]),
    text('the quantity first, without headings', [`3;${one}`, `2;${two}`]),
    text('units', [`${one} - 3 pcs`, `2x ${two}`]),
    text('the same article twice', [`${one};1`, ...plain.slice(1), `${one};2`]),
    text('numbered lines with prices', [
      'Pos.;Description;Part No.;Price;Qty',
      `1;Brake pads 12 mm;${one};15,00;3`,
      `2;Disc;${two};25,00;2`,
    ]),
    headed('Article', 'Quantity'),
    headed('Artikelnummer', 'Menge', 'windows-1252'),
    headed('Référence', 'Quantité', 'windows-1252'),
    headed('Codice articolo', 'Quantità', 'windows-1252'),
    headed('Numer artykułu', 'Ilość', 'windows-1250'),
    headed('Broj artikla', 'Količina', 'windows-1250'),
    headed('Артикул', 'Количество', 'windows-1251'),
    headed('Артикул', 'Кол-во', 'koi8-r'),
    headed('Артикул', 'Кол-во', 'ibm866'),
    text('headings in another order', ['Menge;Bezeichnung;Artikel', `3;Bremse;${one}`, `2;Scheibe;${two}`]),
    text('UTF-8 with a byte order mark', `\uFEFF${plain.join('\n')}`),
    text('UTF-16 with a byte order mark', ['\uFEFFArtikel;Stück', ...plain], 'utf-16le'),
    text('UTF-16 without a byte order mark', plain, 'utf-16le'),
    text(
      'lines that cannot be read',
      [...plain, `${one};0`, `${one};-3`, `${one};3,5`, `${one};1.000`, 'please hurry', `"${one};3`],
      'utf-8',
      [
        `3 ${one};0 The quantity must be a whole number from 1 to 999\u00a0999`,
        `4 ${one};-3 The quantity must be a whole number from 1 to 999\u00a0999`,
        `5 ${one};3,5 A fraction of a piece cannot be ordered: write a whole number`,
        `6 ${one};1.000 The quantity can mean one piece or a thousand: write it without the mark`,
        '7 please hurry No article number',
        `8 "${one};3 A quotation mark is not closed`,
      ],
    ),
    {
      kind: 'xlsx with numbers, an empty row and a second sheet',
      name: 'list.xlsx',
      content: await xlsx([
        { name: 'Order', rows: sheet },
        { name: 'Notes', rows: [['Thank you 1']] },
      ]),
    },
    { kind: 'xlsx named .csv', name: 'list.csv', content: await xlsx([{ name: 'Order', rows: sheet }]) },
    { kind: 'xls with a formula', name: 'list.xls', content: xlsOf(sheet) },
    refused(
      'a picture named .csv',
      'photo.csv',
      png,
      'is a picture, not a list. Choose a text file or a spreadsheet.',
    ),
    refused('a document named .xlsx', 'letter.xlsx', Buffer.from('PK\u0003\u0004letter'), unreadable),
    {
      kind: 'a web page named .xls',
      name: 'page.xls',
      content: Buffer.from(
        `<html><table><tr><th>Article<th>Qty<tr><td>${one}<td>3<tr><td>${two}<td>2</table></html>`,
      ),
    },
    refused('an empty file', 'empty.csv', Buffer.from('\r\n;;\r\n'), 'has no lines.'),
    refused('an empty sheet', 'empty.xlsx', await xlsx([{ name: 'Order', rows: [] }]), 'has no lines.'),
    refused(
      'a file that is too large',
      'large.csv',
      Buffer.alloc(2 * 1024 * 1024 + 1, 'A-1;1\n'),
      'is larger than 2 MB. Split it into smaller lists.',
    ),
  ];
}

function xlsOf(rows: (string | number)[][]): Buffer {
  const book = utils.book_new();
  const [head = [], first = [], empty = [], last = []] = rows;
  const sheet = utils.aoa_to_sheet([head, first, empty, last.slice(0, 2)]);
  sheet['C4'] = { t: 'n', f: '1+1', v: 2 };
  sheet['!ref'] = 'A1:C4';
  utils.book_append_sheet(book, sheet, 'Order');
  const bytes: unknown = write(book, { type: 'buffer', bookType: 'biff8' });
  if (!Buffer.isBuffer(bytes)) throw new Error('The workbook was not written as a buffer.');
  return bytes;
}

/** A text in an encoding that `TextDecoder` knows. */
export function encode(content: string, encoding: string): Buffer {
  if (encoding === 'utf-8') return Buffer.from(content);
  if (encoding === 'utf-16le') return Buffer.from(content, 'utf16le');
  const decoder = new TextDecoder(encoding);
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(new Uint8Array([byte])), byte]),
  );
  return Buffer.from([...content].map((letter) => bytes.get(letter) ?? 0x3f));
}
