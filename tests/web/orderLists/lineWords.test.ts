import { expect, test } from 'vitest';
import { parseLines } from '../../../web/parts/orderLists/parseLines.ts';

// Lines whose words say something about the order that their numbers do not.

const read = (list: string) => {
  const { lines, unread, question } = parseLines(list);
  return question
    ? 'ASKED'
    : [
        ...lines.map(({ qty, isQtyMissing }) => (isQtyMissing ? null : qty)),
        ...unread.map(({ reason }) => reason),
      ];
};

test.each([
  'не нужно CV.1063563;2',
  'не заказывать CV.1043393;2',
  'отмена BX 16 12 334 - 1 шт',
  'возврат CV.1087754 1 шт',
  'Rückgabe CV.1087754 1 Stk',
  'CV.1111945 Storno;2',
  'PL-1119118 storniert 2',
  'PL-1119118 4 pcs, already ordered',
  'PL-1119118 4 szt. anulowane',
  'PL-1119118;4;nicht mehr benötigt',
  'PL-1119118;4;ne treba',
  'Artikel;Menge;Status\nCV.1019202;2;storniert',
  'Artikel;Menge;Bemerkung\nCV.1019202;2;bereits geliefert',
  'Artikel;Menge;Bemerkung\nCV.1019202;2;erledigt',
  'Article,Qty,Status\nCV.1019202,2,Shipped',
  'Artikel;Menge;Status\nCV.1019202;2;geliefert',
  'Артикул;Кол-во;Статус\nCV.1019202;2;отгружено',
  'CV.1019202;2;on hold',
  'CV.1019202;2;out of stock',
  'CV.1019202 2 Stk nicht lieferbar',
  'CV.1019202;2;бронь снять',
  'CV.1019202;2;schon bestellt',
  'CV.1019202;2;plus besoin',
  'CV.1019202;2;anulować',
  'Référence;Quantité;Remarque\nCV.1019202;2;retour',
  'Indeks;Ilość;Uwagi\nCV.1019202;2;brak',
  'Artikel;Menge;Erledigt\nCV.1019202;2;x',
  'Artikel;Menge;Bestellen\nCV.1019202;2;nein',
  'Артикул;Кол-во;Заказать\nCV.1019202;2;нет',
  '~~PL-1119118 4~~',
  '~PL-1119118 4 Stk~',
  'P\u0336L\u0336-1119118 4\u0336',
])('DAY-76 a line that says it is not wanted is listed: %s', (list) => {
  expect(read(list)).toEqual(['UNWANTED']);
});

test.each([
  ['PL-1119118;return spring;2', [2]],
  ['PL-1119118;Rücklauffilter;2', [2]],
  ['PL-1119118;пружина возвратная;2', [2]],
  ['PL-1119118;Annular ring;2', [2]],
  ['Artikel;Menge;Status\nCV.1019202;2;offen', [2]],
  ['CV.1019202 2 Stk to be delivered by Friday', [2]],
  ['Artikel;Menge;Ersetzt durch\nCV.1019202;2;', [2]],
  ['CV.1019202;2;замена масла', [2]],
  ['CV.1019202;2;ressort de retour', [2]],
  ['New CV.1019202 2 pcs', [2]],
  ['Artikel;Menge;Bestellen\nCV.1019202;2;ja', [2]],
  ['Artikel;Menge;Erledigt\nCV.1019202;2;', [2]],
  ['CV.1019202;2;Ersatzfilter für Golf', [2]],
])('DAY-76 words of a description do not keep a line from the order: %s', (list, reading) => {
  expect(read(list)).toEqual(reading);
});

test.each([
  'Artikel;Menge;Bemerkung\nCV.1043393;2;ersetzt durch CV.1063563',
  'Artikel;Ersetzt durch;Menge\nCV.1043393;CV.1063563;2',
  'Article,Qty,Superseded by\nCV.1043393,2,CV.1063563',
  'CV.1043393 2 Stk statt CV.1063563',
  'CV.1043393 2 шт вместо CV.1063563',
  'CV.1043393;2;zamiast CV.1063563',
  'Артикул;Кол-во;Примечание\nCV.1043393;2;замена CV.1063563',
  'CV.1043393;2;Ersatz: CV.1063563',
  'Artikel;Menge;Bemerkung\nCV.1043393;2;alt, neu CV.1063563',
  'Référence;Quantité;Remarque\nCV.1043393;2;remplacement CV.1063563',
])('DAY-76 a line that names another article in its place is listed: %s', (list) => {
  expect(read(list)).toEqual(['REPLACED']);
});

test.each([
  'BX 16 12 334 lambda 2019',
  'CV.1345813 6 Monate Garantie',
  'CV.1043393 2 Jahre Garantie',
  'KV-1119332 4 Türer',
  'OV-1119559 3 weeks',
  'AT 186161-0 5 Sitzer',
  'PL-1119118 6 месяцев гарантии',
  'PL-1119118;4;nur 2 bestellen!',
  'PL-1119118 doch 3 Stk',
  'PL-1119118;4;Korrektur',
  'Artikel;Menge;Bemerkung\nCV.1019202;4;nur 2 bestellen!',
])('DAY-76 a number that may count something else is not taken as the quantity: %s', (list) => {
  expect(read(list)).toEqual(['UNCLEAR_QTY']);
});

test.each([
  ['CV.1043393 2 Bremsscheiben vorne', [2]],
  ['CV.1043393;2;24 Monate Garantie', [2]],
  ['Artikel;Menge;Bemerkung\nCV.1043393;2;nur 2!', [2]],
])('DAY-76 with the quantity named, other numbers do not matter: %s', (list, reading) => {
  expect(read(list)).toEqual(reading);
});

test.each([
  ['CV.1067584;zwei\nCV.1019202;3', [3, 'BAD_QTY']],
  ['две CV.1019202', ['BAD_QTY']],
  ['CV.1019202 two', ['BAD_QTY']],
  ['CV.1019202;zwei Stück', ['BAD_QTY']],
])('DAY-76 a quantity in words is listed, not taken for none: %s', (list, reading) => {
  expect(read(list)).toEqual(reading);
});

test.each([
  ['CV.1067584;2 Satz\nCV.1019202;3', [2, 3]],
  ['Artikel;Menge\nCV.1345813;2 Satz\nCV.1043393;2 компл\nCV.1063563;2 kpl.\nCV.1019202;3 set', [2, 2, 2, 3]],
])('DAY-72 sets are the pieces of an article: %s', (list, reading) => {
  expect(read(list)).toEqual(reading);
});

test.each(['100 Stk', '10er Pack', 'Satz (2)', '4 Stk', 'à 100', '100'])(
  'DAY-76 a unit of several pieces is not a piece: %s',
  (cell) => {
    expect(read(`Artikel;Menge;Einheit\nCV.1019202;2;${cell}`)).toEqual(['OTHER_UNIT']);
  },
);

test.each(['Stk', '1 Stk', 'Satz', 'kpl', '1'])('DAY-72 a unit of one is a piece: %s', (cell) => {
  expect(read(`Artikel;Menge;Einheit\nCV.1019202;2;${cell}`)).toEqual([2]);
});

test('DAY-73 a stock behind the quantity is not its unit', () => {
  expect(read('Artikel;Menge;Lager\nCV.1019202;2;14 Stk')).toEqual([2]);
});

test.each(['Menge in 100', 'Qty per 100'])(
  'DAY-73 a quantity of several pieces is asked for: %s',
  (heading) => {
    expect(read(`Artikel;${heading}\nCV.1019202;2\nCV.1111945;1`)).toBe('ASKED');
  },
);
