/** A part or order number in a text. */
export type FoundNumber = { kind: 'order' | 'part'; number: string; start: number; end: number };

/** Words before the number of an order and of a part, in the portal's languages. */
const orderWords =
  'orders?|bestell(?:ung(?:en)?|nummern?)|auftr[aä]ge?|auftrags?nummern?|заказ\\p{L}{0,3}|commandes?|ordin[ei]|zamówieni\\p{L}{1,2}|porudžbin\\p{L}{1,3}';
const partWords =
  'parts?|articles?|sku|oem?|teil(?:e(?:nummern?)?)?|artikel(?:nummern?)?|art|артикул\\p{L}{0,2}|детал\\p{L}{1,3}|pièces?|réf(?:érences?)?|articol[oi]|ricamb[io]|codic[ei]|części?|artykuł\\p{L}{0,2}|del(?:a|ovi|ova)?|artik(?:al|l\\p{L}{1,2})';
const sign =
  '(?:[-.\\s]{0,2}(no\\.?|nos\\.?|nr\\.?|n°|nº|№|#|br\\.?|numbers?|nummern?|numéros?|numer\\p{L}{0,2}|номер\\p{L}{0,2}|broj\\p{L}{0,3}))?';
const before = '(?<![\\p{L}\\p{N}])';
const and = '(?:\\s*(?:,|;|&|\\+|and|und|и|et|ed?|oraz|i)\\s*)';

const orderLabel = new RegExp(`${before}(?:${orderWords})\\.?${sign}:?\\s{0,2}(?=\\d)`, 'giu');
const partLabel = new RegExp(`${before}(?:${partWords})\\.?${sign}:?\\s{0,2}(?=[A-Z0-9])`, 'giu');
const orderList = new RegExp(`\\d{1,10}(?:${and}#?\\d{1,10})*(?![\\p{L}\\p{N}]|[-./:]\\p{N})`, 'iuy');
const namedPart = /(?:[A-Z0-9]{1,20}[-./ ]){0,6}[A-Z0-9]{1,20}(?![\p{L}\p{N}]|[-./]\p{N})/uy;
/** One to four capital letters and digits, alone or in groups. */
const plainPart = /(?<![\p{L}\p{N}])[A-Z]{1,4}[-./ ]?\d+(?:[-./ ]\d+)*(?![\p{L}\p{N}]|[-./]\p{N})/gu;
/** Amounts, standards, telephone and account numbers; VAT and EORI numbers: a country and more digits than a part has. */
const notPart = /^(?:AED|EUR|GBP|USD|DIN|ECE|EN|FAX|IBAN|ISO|PIN|PLZ|TEL|VIN|ZIP)\b|^[A-Z]{2}\d{9,}$/;
const bankAccount = /^[A-Z]{2}\d{2}(?: \d{4}){2}/;

/**
 * The part and order numbers in a text, in the order of the text. Order ids are whole numbers (ORD-18): only a word before
 * them tells them from any other number. No document says how part numbers are built, so a hit is a guess that leads to a
 * search: with a word before it anything with four digits, else capital letters and at least six digits.
 */
export function findNumbers(text: string): FoundNumber[] {
  const found: FoundNumber[] = [];
  const add = (kind: FoundNumber['kind'], number: string, start: number): void => {
    const end = start + number.length;
    if (found.every((other) => end <= other.start || start >= other.end))
      found.push({ kind, number, start, end });
  };
  for (const { at, isNumbered } of labels(orderLabel, text)) {
    for (const hit of matchAt(orderList, text, at).matchAll(/\d+/g))
      if (isNumbered || hit[0].length >= 4) add('order', hit[0], at + hit.index);
  }
  for (const { at, isNumbered } of labels(partLabel, text)) {
    const number = matchAt(namedPart, text, at);
    if (digitsOf(number) >= (isNumbered ? 4 : 5)) add('part', number, at);
  }
  for (const { 0: hit, index } of text.matchAll(plainPart)) {
    const number = withoutQuantity(hit);
    const digits = digitsOf(number);
    if (digits >= 6 && digits <= 10 && !notPart.test(number) && !bankAccount.test(hit))
      add('part', number, index);
  }
  return found.sort((a, b) => a.start - b.start);
}

/** Where the numbers after a word begin, and whether a sign such as `No.` stands between. */
const labels = (label: RegExp, text: string): { at: number; isNumbered: boolean }[] =>
  [...text.matchAll(label)].map(({ 0: whole, 1: written, index }) => ({
    at: index + whole.length,
    isNumbered: written !== undefined,
  }));

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

/** `BS-012 3456 10`: the number is complete, its last group a quantity. */
function withoutQuantity(number: string): string {
  const head = /^(.*) \d+$/.exec(number)?.[1];
  if (head === undefined) return number;
  const digits = digitsOf(head);
  return digits >= 7 || (digits >= 6 && !head.includes(' ')) ? withoutQuantity(head) : number;
}

const digitsOf = (text: string): number => text.replaceAll(/\D/g, '').length;
