import { expect, test } from 'vitest';
import { parseLines } from '../../../web/parts/orderLists/parseLines.ts';
import { readListFile } from '../../../web/parts/orderLists/readListFile.ts';

// Lists as they come from chats, mails, prints and programs: each is read as it was meant, asked about, or listed.

async function read(list: string) {
  const file = await readListFile(new Blob([list]));
  if (typeof file === 'string') throw new Error(file);
  const { lines, unread, question } = parseLines(file.sheets[0].text);
  return {
    lines: lines.map(({ number, qty, isQtyMissing }) => [number, isQtyMissing ? null : qty]),
    unread: unread.map(({ reason }) => reason),
    isAsked: question !== null,
  };
}

const both = [
  ['PL-1611953', 4],
  ['KW.16.71709', 20],
];

test.each([
  ['a chat', '[25.11.26, 14:03:22] Max: PL-1611953 4\n[25.11.26, 14:03:40] +49 170 1: KW.16.71709 20'],
  ['another chat', '25/11/2026, 14:03 - Max: PL-1611953 x4\n25/11/2026, 2:04 pm - Max: 20x KW.16.71709'],
  ['a third chat', '[10:17, 1.12.2026] Max: PL-1611953 4\n[10:18, 1.12.2026] +49 170 1: KW.16.71709 20'],
  ['an answered mail', '> PL-1611953 4\n> KW.16.71709 20'],
  [
    'a forwarded mail',
    '---------- Forwarded message ---------\nFrom: Max <max2@x.de>\nSent: Monday, 30 November 2026\nPL-1611953 4\nKW.16.71709 20',
  ],
  ['units and headings of Estonia', 'Tootekood;Kogus;Hind\nPL-1611953;4 tk;12,50\nKW.16.71709;20 tk;3,20'],
  ['units and headings of Finland', 'Tuotenumero;Määrä\nPL-1611953;4 kpl\nKW.16.71709;20 kpl'],
  ['units and headings of Latvia', 'Preces kods;Daudzums\nPL-1611953;4 gab.\nKW.16.71709;20 gab.'],
  ['units and headings of Lithuania', 'Prekės kodas;Kiekis\nPL-1611953;4 vnt.\nKW.16.71709;20 vnt.'],
  ['units of the Baltics', 'PL-1611953 4 tk\n20 gab. KW.16.71709'],
  ['more units of neighbours', 'PL-1611953 4 vnt.\nKW.16.71709 20 db'],
  ['quantities of SAP', 'PL-1611953 4,000 ST 54,80 219,20\nKW.16.71709 20,000 ST 3,20 64,00'],
  [
    'quantities of SAP in columns',
    'Artikel;Menge;ME;Preis\nPL-1611953;4,000;ST;54,80\nKW.16.71709;20,000;ST;3,20',
  ],
  ['quantities of SAP in English', 'PL-1611953 4.000 EA 54.80 219.20\nKW.16.71709 20.000 EA 3.20 64.00'],
  ['tasks', '- [ ] PL-1611953 4\n- [x] KW.16.71709 20'],
  ['pictures as bullets', '✅ PL-1611953 4\n👉 KW.16.71709 20'],
  ['numbers in brackets', '(1) PL-1611953 4\n(2) KW.16.71709 20'],
  ['numbers with a bracket', '1)PL-1611953 4\n2) KW.16.71709 20'],
  ['numbers with a sharp', '#1 PL-1611953 4\n#2 KW.16.71709 20'],
  ['letters', 'a) PL-1611953 4\nb) KW.16.71709 20'],
  ['numbers in circles', '① PL-1611953 4\n② KW.16.71709 20'],
  ['numbers on keys', '1️⃣ PL-1611953 4\n2️⃣ KW.16.71709 20'],
  ['Thai digits', 'PL-1611953;๔\nKW.16.71709;๒๐'],
  ['Devanagari digits', 'PL-1611953 ४\nKW.16.71709 २०'],
  ['Arabic marks', '\u202BPL-1611953\u202C،\u200F٤\n\u200FKW.16.71709؛٢٠'],
  ['an ideographic comma', 'PL-1611953、４\nKW.16.71709、２０'],
  ['typographic quotes', '“PL-1611953”;“4”\n„KW.16.71709“;„20“'],
  ['other quotes', "«PL-1611953»;«4»\n'KW.16.71709';'20'"],
  ['a wiki', '||Artikel||Menge||\n|PL-1611953|4|\n|KW.16.71709|20|'],
  ['a drawn table', '┌──┬──┐\n│ Artikel │ Menge │\n├──┼──┤\n│ PL-1611953 │ 4 │\n│ KW.16.71709 │ 20 │'],
  ['leaders', 'PL-1611953 ....... 4\nKW.16.71709 => 20'],
  ['other leaders', 'PL-1611953 / 4\nKW.16.71709 … 20'],
  ['labels', 'Artikelnummer: PL-1611953 Menge: 4\nArt.-Nr.: KW.16.71709 Menge: 20'],
  ['labels in cells', 'Artikel: PL-1611953; Menge: 4\nSKU: KW.16.71709; Qty: 20'],
  ['units of neighbours', 'PL-1611953 4 uds\nKW.16.71709 20 buc.'],
  ['the unit before the quantity', 'PL-1611953 kom 4\nKW.16.71709 шт. 20'],
  ['a colon behind the unit', '4 Stk.: PL-1611953\n20 mal KW.16.71709'],
  ['remarks', 'PL-1611953 4 dringend!\nKW.16.71709 20 bitte bis Freitag'],
  ['remarks in brackets', 'PL-1611953 4 (vorne BJ 2019)\nKW.16.71709 20 (280 mm)'],
  ['words between quantity and number', '4 Bremsscheibe PL-1611953\n20 Filter KW.16.71709'],
  ['a remark behind the columns', 'Artikel;Menge\nPL-1611953;4;bis 5.12.\nKW.16.71709;20'],
  ['the order’s number', 'Order;Item;Qty\n4711;PL-1611953;4\n4711;KW.16.71709;20'],
  ['the order’s number in German', 'Bestellung;Artikel;Menge\n4711;PL-1611953;4\n4711;KW.16.71709;20'],
  ['the order’s number in Russian', 'Заказ;Артикул;Кол-во\n4711;PL-1611953;4\n4711;KW.16.71709;20'],
  ['the order’s number in French', 'Commande;Référence;Quantité\n47;PL-1611953;4\n47;KW.16.71709;20'],
  ['a point of reorder', 'Item;On hand;Reorder point;Qty\nPL-1611953;3;10;4\nKW.16.71709;2;10;20'],
  ['a line above a table', 'PL-1611953 4 Stück\nPos;Artikel;Menge\n1;KW.16.71709;20'],
  ['prices', 'PL-1611953 4 Stück à 12,00 EUR\nKW.16.71709 20 @ 12.00'],
  ['prices in other words', 'PL-1611953 4 pcs @ 12.00 EUR each\n20x KW.16.71709 zu 3,20 €'],
  ['prices with sums', 'PL-1611953 4 Stk. à 25 € = 100 €\nKW.16.71709 20 x 3,50 €'],
  ['prices of other languages', 'PL-1611953 4 шт. по 12,50 руб.\nKW.16.71709 20 szt. po 12,50 zł'],
  ['prices without a word', 'PL-1611953 4 12,50 €\nKW.16.71709   20 Stk.   3,20 €'],
  ['prices in the cell of the quantity', 'PL-1611953;4 Stück à 12,00 EUR\nKW.16.71709;20 @ 3.20'],
  ['two lists side by side', 'Artikel;Menge;Artikel;Menge\nPL-1611953;4;KW.16.71709;20'],
  [
    'two lists side by side, apart',
    'Artikel\tMenge\t\tArtikel\tMenge\nPL-1611953\t4\t\tKW.16.71709\t20\t\n\t\t\t\t',
  ],
  [
    'a price and a sum that follow from the quantity',
    'PL-1611953 4 24,91 99,64\nKW.16.71709 20 1.10 22.00 EUR',
  ],
  [
    'rows of a printed order, with position, description, unit, price and sum',
    '10 PL-1611953 Bremsbelagsatz vorne 4 ST 24,91 99,64\n20 KW.16.71709 Filter 20 Stk. 1,10 22,00 EUR',
  ],
  [
    'rows of a printed order without positions',
    'PL-1611953 Brake pad set, front 4 24.91 99.64\nKW.16.71709 Filter 20 pcs 1.10 22.00',
  ],
  ['prices with a comma between commas', 'PL-1611953, 4, 54,80 €\nKW.16.71709, 20, 13,95 EUR'],
  [
    'descriptions and prices between commas',
    'PL-1611953, Bremsbelag, 4, 28,56\nKW.16.71709, Filter, 20, EUR 15,79',
  ],
  ['prices in a cell', 'PL-1611953;4 Stück;12,00 EUR\nKW.16.71709;20 Stück;€ 3,20'],
  [
    'who ordered, and when',
    'Item;Ordered by;Bestellt am;Qty\nPL-1611953;Max;25.11.2026;4\nKW.16.71709;Jo;;20',
  ],
])('DAY-73 a list is read as it was meant: %s', async (_, list) => {
  expect(await read(list)).toEqual({ lines: both, unread: [], isAsked: false });
});

test.each([
  ['packs', 'PL-1611953 2 Karton', 'OTHER_UNIT'],
  ['a dozen', 'PL-1611953 1 dozen', 'OTHER_UNIT'],
  ['pairs', 'PL-1611953 2 пары', 'OTHER_UNIT'],
  ['packs of pieces', 'PL-1611953 2 Stk à 10 Stk', 'OTHER_UNIT'],
  ['packs of pieces, by another sign', 'PL-1611953 2 @ 10 pcs', 'OTHER_UNIT'],
  ['sets of pieces', 'PL-1611953 2 Sets à 4 Stk', 'OTHER_UNIT'],
  ['sets of a number', 'PL-1611953 2 Sätze à 4', 'OTHER_UNIT'],
  ['sets of pieces in Polish', 'PL-1611953 2 zestawy po 4 szt.', 'OTHER_UNIT'],
  ['sets of pieces in Russian', 'PL-1611953 2 комплекта по 4 шт.', 'OTHER_UNIT'],
  ['packs in a column', 'Artikel;Menge;ME\nPL-1611953;2;KAR', 'OTHER_UNIT'],
  ['packs without headings', 'PL-1611953;2;Paar', 'OTHER_UNIT'],
  ['a thousand with a blank', 'PL-1611953 1 000', 'UNCLEAR_QTY'],
  ['one piece or a thousand', 'PL-1611953 1.200 Stk', 'UNCLEAR_MARK'],
  ['less than none', 'PL-1611953 -4', 'BAD_QTY'],
  ['less than no pieces', 'PL-1611953 -4 Stk', 'BAD_QTY'],
  ['the same with a point and another dash', 'PL-1611953 –3 шт.', 'BAD_QTY'],
  ['money', 'PL-1611953 25 Euro', 'OTHER_UNIT'],
  ['the model of a car', 'PL-1611953 Peugeot 308', 'UNCLEAR_QTY'],
  ['a week', 'PL-1611953 Woche 48', 'UNCLEAR_QTY'],
  ['the place in the list, or the quantity', '4 - PL-1611953', 'UNCLEAR_QTY'],
  ['the same with digits alone', '4 - 123456', 'UNCLEAR_QTY'],
  ['the same with a colon', '4: PL-1611953', 'UNCLEAR_QTY'],
])('DAY-76 what may be no quantity is listed: %s', async (_, list, reason) => {
  expect(await read(list)).toEqual({ lines: [], unread: [reason], isAsked: false });
});

test.each([
  [
    'a row whose description has a separator',
    'Artikel;Text;Menge\nPL-1611953;Belag; 12;4\nKW.16.71709;Scheibe;20',
  ],
  ['a row whose price has a comma', 'Article,Price,Qty\nPL-1611953,25,30,4\nKW.16.71709,9,20'],
  ['an empty cell between blanks', 'Artikel   Menge   Lager\nPL-1611953         99\nKW.16.71709   20   5'],
])('DAY-76 a row whose columns have moved is listed: %s', async (_, list) => {
  expect(await read(list)).toEqual({ lines: both.slice(1), unread: ['UNCLEAR_QTY'], isAsked: false });
});

test.each([
  ['all prices have a comma', 'Article,Price,Qty\nPL-1611953,25,30,4\nKW.16.71709,9,99,20'],
  ['pieces of a car', 'Artikel;Stück je Fahrzeug;Preis\nPL-1611953;2;10'],
  ['pieces of a year', 'Artikel;Jahresmenge\nPL-1611953;400'],
  ['pieces that are left', 'Artikel;Restmenge\nPL-1611953;400'],
  ['pieces of a price', 'Artikel;Staffelmenge;Preis\nPL-1611953;100;10'],
  ['pieces on order', 'Item;Qty on hand;Qty on order\nPL-1611953;3;10'],
  ['pieces that are used', 'Artikel;Verbrauch Stück;Lager\nPL-1611953;40;1'],
])('DAY-73 the columns are asked for: %s', async (_, list) => {
  expect(await read(list)).toEqual({ lines: [], unread: [], isAsked: true });
});

// An amount of the portal in pounds has the sign that FMT-04 gives, other programs write their own.
test.each(['€', '$', '£', '₤'])(
  'DAY-73 %s is a currency: in a price, a heading, and instead of pieces',
  async (sign) => {
    const priced = [
      `PL-1611953 4 12,50 ${sign}\nKW.16.71709 20 x 3,50 ${sign}`,
      `PL-1611953, 4, 54,80 ${sign}\nKW.16.71709, 20, ${sign}13,95`,
      `PL-1611953;4 pcs;12.00 ${sign}\nKW.16.71709;20 pcs;${sign} 3.20`,
      `Item;${sign};Qty\nPL-1611953;12;4\nKW.16.71709;3;20`,
    ];
    for (const list of priced) expect(await read(list)).toEqual({ lines: both, unread: [], isAsked: false });
    const money = { lines: [], unread: ['OTHER_UNIT'], isAsked: false };
    expect(await read(`PL-1611953 25 ${sign}`)).toEqual(money);
  },
);

// The quantity is what the line names besides its price: nothing here.
test.each([
  ['a price behind a comma', 'PL-1611953, 54,80 €'],
  ['a price in letters behind a comma', 'PL-1611953, 13,95 EUR'],
  ['a price without a blank', 'PL-1611953,54,80 €'],
  ['the currency before the price', 'PL-1611953, EUR 15,79'],
  ['a price behind the description', 'PL-1611953, Bremsbelag 28,56'],
  ['a price of thousands', 'PL-1611953, 1.054,80 €'],
  ['a price for each', 'PL-1611953, 54,80 €/Stk'],
])('DAY-76 a price is not read as the quantity: %s', async (_, line) => {
  const { lines, unread } = await read(line);
  expect([...lines, ...unread]).toEqual([['PL-1611953', null]]);
});

test.each([
  ['behind a comma and a blank', 'PL-1611953, 22,73'],
  [
    'between commas, in a list with a third column',
    'PL-1611953,13,95\nKW.16.71709,Filter,20\nAB-2,Belag,3\nAB-3,Belag,4\nAB-4,Belag,4',
  ],
  ['sums of a document', 'PL-1611953, 4\nBrutto 453,90\nNetto: 381,43\nSumme 72,47'],
])('DAY-76 a decimal is never cut into a quantity: %s', async (_, list) => {
  const { lines, isAsked } = await read(list);
  expect(
    isAsked || lines.every(([number, qty]) => number !== 'PL-1611953' || qty === null || qty === 4),
  ).toBe(true);
  expect(lines.filter(([number]) => /netto|brutto|summe/i.test(String(number)))).toEqual([]);
});

test.each([
  ['blanks', '1 PL-1\n2 PL-2\n3 PL-3'],
  ['tabs', '1\tPL-1\n2\tPL-2\n3\tPL-3'],
  ['descriptions behind some', '1  PL-1  Bremsbelag\n2  PL-2\n3  PL-3  Filter'],
  ['semicolons', '1;PL-1\n2;PL-2\n3;PL-3'],
  ['words between', 'Please send\n1 PL-1\n\n2 PL-2\n3 PL-3\nThank you'],
])('DAY-73 lines that count 1, 2, 3 are numbered, and name no quantity: %s', async (_, list) => {
  const { lines, unread } = await read(list);
  expect(lines).toEqual([
    ['PL-1', null],
    ['PL-2', null],
    ['PL-3', null],
  ]);
  expect(unread.filter((reason) => reason !== 'NO_NUMBER')).toEqual([]);
});

test('DAY-73 numbered lines with a quantity behind keep it', async () => {
  expect((await read('1 PL-1 4\n2 PL-2 7\n3 PL-3 2')).lines).toEqual([
    ['PL-1', 4],
    ['PL-2', 7],
    ['PL-3', 2],
  ]);
});

test.each([
  ['other quantities', '4 PL-1\n2 PL-2\n3 PL-3', [4, 2, 3]],
  ['two lines', '1 PL-1\n2 PL-2', [1, 2]],
  ['named quantities', 'Menge;Artikel\n1;PL-1\n2;PL-2\n3;PL-3', [1, 2, 3]],
  ['pieces', '1 x PL-1\n2 x PL-2\n3 x PL-3', [1, 2, 3]],
])('DAY-73 what does not count its lines is the quantity: %s', async (_, list, quantities) => {
  expect((await read(list)).lines.map(([, qty]) => qty)).toEqual(quantities);
});

test.each([
  ['1) HT 102 021 7 - 2 Stück', [['HT 102 021 7', 2]]],
  ['2. HT 169 270 1, 2 Stk.', [['HT 169 270 1', 2]]],
  ['3. HT 171 287 1 | 4 | 34,30 €', [['HT 171 287 1', 4]]],
  [
    '(1) PL-1 4\n(2) PL-2 7',
    [
      ['PL-1', 4],
      ['PL-2', 7],
    ],
  ],
  [
    '1.)\tPL-1\t4\n2.)\tPL-2\t7',
    [
      ['PL-1', 4],
      ['PL-2', 7],
    ],
  ],
  [
    '1. PL-1;4\n2. PL-2;7',
    [
      ['PL-1', 4],
      ['PL-2', 7],
    ],
  ],
  ['7) PL-1', [['PL-1', null]]],
])('DAY-73 a marked place in a list does not belong to the number: %s', async (list, expected) => {
  expect((await read(list)).lines).toEqual(expected);
});

test.each([
  ['marks of quotation', 'PL-1611953 4\nKW.16.71709 20\n> 10 x CV.1019202'],
  ['a header', 'PL-1611953 4\nKW.16.71709 20\n\n-----Original Message-----\nCV.1019202 10'],
  [
    'who wrote it',
    'PL-1611953 4\nKW.16.71709 20\nOn Mon, Nov 30, 2026 at 10:15 AM Max <max@x.de> wrote:\n>> 10 CV.1019202',
  ],
  [
    'who wrote it, on two lines',
    'PL-1611953 4\nKW.16.71709 20\nAm Mo., 30. Nov. 2026 um 10:15 Uhr schrieb Max Müller\n<max@x.de>:\nCV.1019202 10',
  ],
  [
    'sender and day',
    'PL-1611953 4\nKW.16.71709 20\n\nVon: Max <max@x.de>\nGesendet: Montag, 30. November 2026 10:15\nAn: Lager\nBetreff: AW: Bestellung\n\nCV.1019202 10',
  ],
  [
    'sender and day in Russian',
    'PL-1611953 4\nKW.16.71709 20\n30.11.2026 10:15, Макс пишет:\n> CV.1019202 10',
  ],
])('DAY-76 an earlier message that a mail quotes is not ordered again: by %s', async (_, list) => {
  expect(await read(list)).toEqual({ lines: both, unread: ['QUOTED'], isAsked: false });
});

test('DAY-76 what a mail quotes is not ordered where its new text names the article in words', async () => {
  const { lines, unread } = await read('ja, bitte nur 2 x CV.1019202.\n> 10 x CV.1019202\n> 4 x PL-1611953');
  expect(lines.map(([number]) => number)).not.toContain('PL-1611953');
  expect(unread.filter((reason) => reason === 'QUOTED')).toHaveLength(2);
});

test('DAY-76 of lines broken by a print, whose pieces stand below the number, no position is ordered', async () => {
  const list =
    '1 CV.1019202\nBrake pad set\n2 ST 54,80 109,60\n2 GA-1898-237\nBrake pad set\n3 ST 13,55 40,65';
  const { lines, unread } = await read(list);
  expect(lines).toEqual([]);
  expect(unread.filter((reason) => reason === 'UNCLEAR_QTY')).toHaveLength(2);
});

test('DAY-72 a thousand with a blank before its unit is a thousand', async () => {
  expect((await read('IX1986111 1 000 шт')).lines).toEqual([['IX1986111', 1000]]);
});

test('DAY-73 a brand of several words in capitals is not a sentence', async () => {
  const list = 'GRANIT AUTO GA-1898-237 3\nAURIGA 1016350 AUR 4';
  expect((await read(list)).lines).toEqual([
    ['GRANIT AUTO GA-1898-237', 3],
    ['AURIGA 1016350 AUR', 4],
  ]);
});

test('DAY-76 a number in brackets behind an article may be a remark', async () => {
  const { lines, unread } = await read('PL-1611953 (3)');
  expect(lines).toEqual([]);
  expect(unread).toEqual(['UNCLEAR_QTY']);
});

test('DAY-73 long numbers of digits alone need no headings', async () => {
  const { lines } = await read('1987302204;4\n4047025123456;20');
  expect(lines).toEqual([
    ['1987302204', 4],
    ['4047025123456', 20],
  ]);
});

test.each([
  ['0 451 103 318;3', '0 451 103 318', 3],
  ['3;0 451 103 318', '0 451 103 318', 3],
  ['1 987 949 158\t2', '1 987 949 158', 2],
  ["1'987'949'158;2", "1'987'949'158", 2],
  ['2108;5', '2108', 5],
  ['5;2108', '2108', 5],
])(
  'DAY-73 «%s»: what is longer than any quantity, or than the other of two numbers, is the article',
  async (text, number, qty) => {
    expect(await read(text)).toEqual({ lines: [[number, qty]], unread: [], isAsked: false });
    const { lines } = await read(`OC 90;4\n${text}\nWK 842;1`);
    expect(lines).toContainEqual([number, qty]);
  },
);

test.each([
  ['198.720;Zündkerze M14;50\n13.0460-7184.2;Bremsbelag 4 Stk;12', ['UNCLEAR_QTY'], [['13.0460-7184.2', 12]]],
  ['2108;8,00;brake pad set 4 pcs', ['UNCLEAR_QTY'], []],
  ['95 115\t25\tZündkerze M14\nBKR6E-11\t4\tZündkerze M14', ['UNCLEAR_QTY'], [['BKR6E-11', 4]]],
  ['3;198.720;Filter 12x30', ['UNCLEAR_QTY'], []],
  [
    'Bosch 0986494104;4;15.00\nBosch 0986494105;2;12.00',
    [],
    [
      ['Bosch 0986494104', 4],
      ['Bosch 0986494105', 2],
    ],
  ],
])(
  'DAY-76 «%s»: a description is not taken for the article where another cell may be it',
  async (text, unread, lines) => {
    expect(await read(text)).toEqual({ lines, unread, isAsked: false });
  },
);

test('DAY-73 numbering before a number that begins like a day is taken away', async () => {
  const { lines } = await read('1. 24.0122-0152.1 8 Stk\n2. 09.9772.11 4 Stk\n3. PL-1611953 2');
  expect(lines).toEqual([
    ['24.0122-0152.1', 8],
    ['09.9772.11', 4],
    ['PL-1611953', 2],
  ]);
});

test('DAY-76 two numbers of the same length may each be the quantity, and a million is none', async () => {
  const { lines, unread } = await read('2108;4711\nPL-1611953;1 000 000');
  expect(lines).toEqual([]);
  expect(unread).toEqual(['UNCLEAR_QTY', 'BAD_QTY']);
});

test('DAY-76 a line that only names a quantity, or a day, names nothing to order', async () => {
  const { lines, unread } = await read('25.11.2026\nArt.-Nr.: PL-1611953\nMenge: 4\n4 Stück\n25. 11. 2026');
  expect(lines).toEqual([['PL-1611953', null]]);
  expect(unread).toEqual(['DATE', 'NO_NUMBER', 'NO_NUMBER', 'DATE']);
});

test.each([
  ['SYLK', 'ID;PWXL;N;E\nC;Y1;X1;K"PL-1611953"\nC;X2;K4\nE'],
  [
    'DIF',
    'TABLE\r\n0,1\r\n"EXCEL"\r\nDATA\r\n0,0\r\n""\r\n-1,0\r\nBOT\r\n1,0\r\n"PL-1611953"\r\n0,4\r\nV\r\nEOD',
  ],
  ['EDIFACT', "UNA:+.? 'UNB+UNOC:3+1+2'LIN+1++PL-1611953:SA'QTY+21:4'"],
  ['a mail as it was sent', 'Received: from a\r\nSubject: Order\r\nMIME-Version: 1.0\r\n\r\nPL-1611953 4'],
  ['a contact', 'BEGIN:VCARD\r\nTEL:4711 4\r\nEND:VCARD'],
])('DAY-72 a text that cannot be a list is named as a document: %s', async (_, text) => {
  expect(await readListFile(new Blob([text]))).toBe('DOCUMENT');
});

test.each([
  ['a number on one line and its quantity on the next', 'PL-1611953\n4\n\nKW.16.71709\n20 Stk.\n'],
  ['so with headings', 'Teile-Nr.\nMenge\nPL-1611953\n4\nKW.16.71709\n20'],
])('DAY-71 a table that was copied cell by cell: %s', async (_, list) =>
  expect(await read(list)).toEqual({ lines: both, unread: [], isAsked: false }),
);

test.each([
  ['a quantity is missing', 'PL-1611953\n4\nKW.16.71709\nKW.16.71710\n2'],
  ['a line of words stands between', 'PL-1611953\n4\nund\nKW.16.71709\n20'],
  ['there is one pair only', 'PL-1611953\n4'],
  ['the quantities come first', '4\nPL-1611953\n20\nKW.16.71709'],
])('DAY-71 such lines are not joined where %s', async (_, list) => {
  const { lines } = await read(list);
  expect(lines.map(([, qty]) => qty)).toEqual(lines.map(() => null));
});

test.each(['12 ST 345', '12ST 345', '12 ST 345 678', '4 EA 1234', '10 PC 20'])(
  'DAY-71 pieces of a number or the number itself: %s is listed',
  async (line) => expect(await read(line)).toEqual({ lines: [], unread: ['UNCLEAR_QTY'], isAsked: false }),
);

test.each([
  ['12 Stk 345', '345', 12],
  ['12 ST PL-345', 'PL-345', 12],
  ['12 ST 0986494104', '0986494104', 12],
] as const)('DAY-71 a unit that no number has is one: %s', async (line, number, qty) =>
  expect(await read(line)).toEqual({ lines: [[number, qty]], unread: [], isAsked: false }),
);
