import { isLikeNumber } from './readCells.ts';
import { readQty } from './readQty.ts';

/** What a column of a list holds, by its heading. */
export type HeadingRole =
  /** The pieces that are ordered, by name. */
  | 'ORDERED'
  | 'QTY'
  /** Pieces delivered or still open: the list reports an order, and which pieces are meant is not known. */
  | 'REPORTED'
  | 'NUMBER'
  /** A number that several things have: that of an article, of an OEM. */
  | 'SHARED_NUMBER'
  /** A number that may be the article's, or the line's or the order's. */
  | 'WEAK_NUMBER'
  | 'BRAND'
  /** Named, and neither: a price, a stock, a description. */
  | 'OTHER'
  | 'UNKNOWN';

/** In a pattern `\\b` is the edge of a word in any script; blanks and line breaks are left out. */
const edge = '(?:(?<![\\p{L}\\p{N}])(?=[\\p{L}\\p{N}])|(?<=[\\p{L}\\p{N}])(?![\\p{L}\\p{N}]))';
const words = (source: string): RegExp =>
  new RegExp(source.replaceAll(/\s+/g, '').replaceAll('\\b', edge), 'iu');

// English, German, Russian, Polish, French, Italian and Serbian first, then neighbours' languages.
const ordered = words(`
  order|request|wanted|required|\\bneed|to\\sbuy|bestell|bedarf|gewünscht|заказ|потребн|замов|zamów|zamow|
  command|ordin|richiest|poruč|poruc|naruč|naruc|поруч|наруч|objedn|pedid|bestel|encomend|požadov`);
/** Without a word for pieces: `Order` may be the order's number, `Reorder point` a stock. */
const orderedAlone = words(`
  ^(?:to\\sorder|ordered|to\\sbuy|(?:request|requir|want|need)ed|bestellt|(?:zu\\s)?bestellen|gewünscht|bedarf|заказа(?:но|ть)|к\\sзаказу|потребн\\p{L}+|
  замовлено|zamówi[oa]n[oaey]|do\\szamówienia|commandée?s?|à\\scommander|ordinat[oaie]|da\\sordinare|richiest[oaie]|(?:po|na)ruč[ea]no|(?:по|на)руч[еа]но|
  objednáno|požadováno|pedid[oa]s?|besteld|te\\sbestellen|encomendad[oa]s?)$`);
const qty = words(`
  \\bq(?:ua)?nt|\\bqt|\\bq\\.?\\s?t[àaé]|quantit|\\bpcs|pieces|menge|\\bmge|anzahl|\\banz\\b|stück|stueck|\\bstk|\\bst\\b|кол-?во|колич|\\bкол\\b|
  \\bшт|штук|nombre|\\bnb\\b|\\bpezzi|\\bpz\\b|ilość|ilosc|liczba|\\bszt|količ|kolic|\\bkom(?:ada?|\\b)|\\bком(?:ада?|\\b)|množ|mnoz|počet|\\bks\\b|
  mennyiség|\\bdb\\b|cantitate|kogus|\\btk\\b|määrä|\\bkpl\\b|daudzum|skaits|\\bgab\\b|kiekis|\\bvnt\\b|
  cantidad|\\buds\\b|aantal|stuks|quantidade|\\bqtd|кількіст|к-сть|\\bcount\\b`);
const reported = words(`
  deliver|shipped|received|invoiced|geliefert|liefermenge|\\bgelief|berechnet|доставл|отгруж|получен|отриман|dostarcz|wysłan|
  \\blivr|reçu|expédi|consegnat|spedit|isporuč|isporuc|испоруч|dodáno|entregad|geleverd|
  \\bopen|back\\s?order|outstanding|remaining|pending|rückstand|offen|\\brest\\b|\\breste|restant|остал|недопост|
  pozosta|zaległ|inevas|arretrat|preostal|neisporu|otvoren|заостал|преостал|
  restmenge|fehlmenge|rechnungsmenge|confirm|bestätigt|подтвержд|potwierdz|potvrđ|потврђ`);
const price = words(`
  price|preis|amount|\\bmoney|\\bvalue|\\bsum|total|betrag|summe|netto|brutto|\\bnet\\b|\\bgross|rabat|discount|\\bvat\\b|mwst|\\bust\\b|цена|сумма|
  стоим|скид|ндс|\\bhind|\\bhinta|\\bkaina|\\bcena|\\bceny|wartość|wartosc|kwota|prix|montant|remise|\\btva\\b|prezzo|importo|sconto|\\biva\\b|cijena|iznos|
  popust|износ|precio|importe|prijs|bedrag|\\beur|\\busd|\\brsd|\\bpln|[€$£₤]`);
const stock = words(`
  stock|inventory|on\\shand|avail|warehouse|reserv|lager|bestand|verfügbar|склад|остат|налич|доступ|резерв|magazyn|
  \\bstan\\b|dostępn|dispon|giacenza|magazzin|zalih|stanj|залих|стањ|skladem|existencia|voorraad|
  sold\\b|sales|verkauf|продан|sprzeda|vendu|prodat|продат|return|retour|возврат|zwrot|\\blast\\b|previous|letzte|\\bmax|höchst|forecast|plan|
  on\\s(?:purchase\\s)?order|verbrauch|consum|расход|zużyc|potroš|потрош|jahres|annual|yearly|storn|cancel|annul|отмен|anul`);
const pack = words(`
  \\bpack|pkg|\\bbox|carton|\\bcase\\b|\\bper\\b|\\bpro\\b|\\bvpe\\b|\\bve\\b|verpack|gebinde|karton|упак|короб|кратн|multipl|opak|
  conditionn|emballage|colis|confezion|\\bconf\\b|imball|pakov|pakir|kutij|паков|пакир|кутиј|balení|\\bcaja|doos|
  \\bmoq\\b|\\bmin|mindest|\\bмин|staffel|\\bje\\b|\\bpar\\b|\\bна\\s(?:авто|машин|ось)|\\bna\\s(?:poj|sam|kompl)|
  \\/\\s?(?:set|satz|fzg|fahrz|car\\b|vehicle|axle|achse)`);
const position = words(`
  ^(?:#|lp\\.?|l\\.p\\.?)$|\\bpos\\b|^pos|position|\\bline|zeile|\\blfd|п\\/п|п\\.п|позиц|pozyc|\\briga|\\bligne|
  red\\.?\\s?br|redni|р\\.?\\s?бр|редни|\\brow\\b`);
const dates = words(`\\bdate|datum|дата|\\bdata\\b|\\btime|zeit|срок|délai|termin`);
const unit = words(`^units?$|unit\\sof|\\buom\\b|einheit|^me$|^ед|j\\.?m\\.?$|^unité|^u\\.?m\\.?$|jedin`);
const other = words(`
  year|jahr|\\bгод|\\brok\\b|année|\\banno\\b|godin|годин|weight|gewicht|\\bвес|waga|poids|\\bpeso|težin|\\bkg\\b|
  \\bean|gtin|barcode|штрих|kod\\skresk|
  bezeichn|beschreib|descri|designation|désign|name\\b|наимен|описан|назван|назив|опис|naziv|opis|nazwa|libell|denomin|
  note|comment|bemerk|remark|примеч|коммент|uwagi|remarque|napomen|group|gruppe|rückgabe|
  invoice|rechnung|счет|faktur|facture|fattur|vehicle|fahrzeug|\\bvin\\b|\\bmodel|adress|phone|telefon`);
const brand = words(
  `marke\\b|\\bmarka|\\bmarque|\\bmarca|brand|hersteller|manufactur|maker|произв|бренд|марка|producent|fabricant|produttor|proizvod|произвођ`,
);
const orderNumber = words(
  `bestell-?\\.?\\s?(?:nummer|nr)|order\\s(?:n|ref)|номер\\sзаказа|№\\sзаказа|numer\\szam|n°\\s?(?:de\\s)?command|numero\\sordin|broj\\sporud`,
);
const number = words(`
  (?:art(?:icle|ikel|\\.)?|\\bparts?|item|product|material)[\\s.-]*(?:n[°or]|num|№|id\\b|code)|\\bsku\\b|\\bm?p\\/?n\\b|
  \\b(?:nr|n°)\\.?\\s?(?:d['’e]\\s?)?(?:cz|kat|art|tow|ref|oem?\\b|pi)|teile?-?(?:nummer|nr)|\\bartnr|артикул|référence|\\bréf|codice|kod\\s(?:tow|art|czę)|numer\\s(?:cz|kat|art|tow|ind)|indeks|
  broj\\s(?:art|dela)|šifra|sifra|шифра|број\\s(?:арт|дела)|каталожн|номер\\s(?:дет|запч)|код\\s(?:тов|дет)|číslo|cikkszám|toote-?\\s?(?:kood|nr|number)|artikli|tuote-?\\s?(?:numero|koodi)|osanumero|
  preces\\s(?:kods|nr)|artikul|prekės\\s(?:kodas|nr)|katalog|referencia|artikelnummer|onderdeel|\\bref\\b|numero\\s(?:art|parte)`);
const sharedNumber = words(
  `\\bart\\b|\\bart\\.|artik|articl|articolo|artyku|\\boem?\\b|\\boen\\b|original|\\bpart|\\bitem|nummer|number|\\bкод|номер|товар|деталь|запч|\\bcode|\\bkod\\b|\\bbroj|бро[јй]|\\bnumer|product|produkt`,
);
const weakNumber = /(?:^|[\s.-])(?:no|nr|n°|№|br|бр)(?![\p{L}\p{N}])/iu;

/** Whether a heading names the unit of a quantity. */
export const isUnit = (heading: string): boolean => unit.test(heading);

/** Whether a heading names a price or a sum. */
export const isPrice = (heading: string): boolean => price.test(heading);

/** What a column holds by its heading. */
export function roleOf(heading: string): HeadingRole {
  const text = heading
    .normalize('NFKC')
    .replaceAll(/[\s_]+/g, ' ')
    .trim();
  if (text === '') return 'UNKNOWN';
  if (orderNumber.test(text)) return 'WEAK_NUMBER';
  if (position.test(text) || dates.test(text)) return 'OTHER';
  if (reported.test(text)) return 'REPORTED';
  if ([price, stock, pack].some((one) => one.test(text))) return 'OTHER';
  if (number.test(text)) return 'NUMBER';
  // `Menge in 100`
  if (qty.test(text) && /\d{2}/.test(text)) return 'OTHER';
  if (qty.test(text)) return ordered.test(text) ? 'ORDERED' : 'QTY';
  if (brand.test(text)) return 'BRAND';
  if (isUnit(text) || other.test(text)) return 'OTHER';
  if (sharedNumber.test(text)) return 'SHARED_NUMBER';
  if (weakNumber.test(text)) return 'WEAK_NUMBER';
  return orderedAlone.test(text) ? 'ORDERED' : 'UNKNOWN';
}

const numberRoles: readonly HeadingRole[] = ['NUMBER', 'SHARED_NUMBER', 'WEAK_NUMBER'];
const qtyRoles: readonly HeadingRole[] = ['QTY', 'ORDERED'];

/**
 * The roles of a line's cells when it names columns: at least one is known and none is a value, or it stands first with
 * several short words. Null for any other line.
 */
export function readHeadings(cells: readonly string[], isFirst: boolean): HeadingRole[] | null {
  const filled = cells.filter((cell) => cell !== '');
  if (filled.length === 0 || filled.some((cell) => cell.length > 40 || !/\p{L}|[#№€$£₤]/u.test(cell)))
    return null;
  const roles = cells.map(roleOf);
  const named = roles.filter((role) => role !== 'UNKNOWN');
  const isColumn = named.some((role) => !['OTHER', 'BRAND', 'REPORTED'].includes(role));
  // Next to the two that a list is about, `Alt1` is a heading too.
  const plain = roles.filter((_role, index) => !/\d/.test(cells[index] ?? ''));
  const namesBoth = [numberRoles, qtyRoles].every((known) => plain.some((role) => known.includes(role)));
  if (namesBoth && filled.every((cell) => readQty(cell) === null)) return roles;
  // `Warehouse 2` is a heading, `Qty: 5` and `Part AB-1` are values.
  if (filled.some((cell) => readQty(cell) !== null || cell.split(' ').some(isLikeNumber))) return null;
  if (filled.some((cell) => /\d/.test(cell)))
    return isColumn && named.length === filled.length && filled.length > 1 ? roles : null;
  if (filled.length === 1) return cells.length === 1 && filled[0]!.length < 30 && isColumn ? roles : null;
  const isTitles = isFirst && filled.every((cell) => cell.split(' ').length <= 2);
  return isColumn || isTitles ? roles : null;
}

const totals = words(`
  ^[\\s*=-]*(?:(?:sub|grand|net|gross)[\\s-]*)?(?:total|sum(?:me|ma)?|gesamt(?:summe|betrag|menge)?|zwischensumme|endsumme|итого|всего|razem|suma|łącznie|
  ogółem|brutto(?:betrag|summe)?|netto(?:betrag|summe)?|totale|totaux|ukupno|svega|укупно|свега|celkem|spolu|totaal|разом|усього)(?![\\p{L}\\p{N}])`);

/** Whether a row adds up the others, by its name. */
export const isTotal = (cells: readonly string[]): boolean =>
  totals.test(cells.find((cell) => /\p{L}/u.test(cell)) ?? '');
