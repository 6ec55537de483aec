import { unit } from './readQty.ts';

/** Any of some words. A blank stands for any blanks. */
const oneOf = (source: string): string => `(?:${source.replaceAll(/\n\s*/g, '').replaceAll(' ', '\\s+')})`;
const words = (source: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${oneOf(source)}(?![\\p{L}\\p{N}])`, 'iu');

/** English, German, French, Italian, Polish, Russian, Serbian in both alphabets. */
const unwanted = words(`
  cancell?ed|cancel|cancellation|on hold|out of stock|discontinued|obsolete|already (?:delivered|ordered|received)|(?:do not|don['’]?t) (?:order|deliver|need|send)|not (?:needed|required|wanted)|
  storno|storniert\\p{L}*|erledigt|schon (?:geliefert|bestellt|erhalten|da)|zurückgestellt|nicht lieferbar|stornieren|storniere|annulliert\\p{L}*|entfällt|gestrichen|bereits (?:geliefert|bestellt|erhalten)|
  (?:nicht|keine?n?) (?:mehr )?(?:bestell|liefer|benötig|nötig|gebraucht|brauch)\\p{L}*|rückgabe|retoure|
  annulée?s?|annuler|annulation|en attente|en rupture|plus besoin|supprimée?s?|déjà (?:livrée?|commandée?|reçue?)s?|ne pas (?:commander|livrer)|
  annullat[oaie]|annullare|in sospeso|esaurit[oaie]|già (?:consegnat|ordinat|ricevut)[oaie]|non (?:ordinare|consegnare|serve|servono)|
  anul(?:owa[nć]|uj)\\p{L}*|wstrzyman\\p{L}*|brak na stanie|już (?:dostarczon|zamówion)\\p{L}*|nie (?:zamawia|potrzeb|dostarcza|trzeba)\\p{L}*|zwrot|
  отмен\\p{L}*|аннулир\\p{L}*|(?:бронь )?снять|нет в наличии|снят[оаы]? с производства|не (?:нуж|надо|заказ|требу|постав)\\p{L}*|уже (?:заказ|получ|достав)\\p{L}*|возврат|
  otkaza\\p{L}*|stornira\\p{L}*|na čekanju|nema na stanju|već (?:isporučen|poručen|naručen)\\p{L}*|ne (?:treba|poručivati|naručivati)|povraćaj|
  отказа\\p{L}*|сторнира\\p{L}*|на чекању|нема на стању|већ (?:испоручен|поручен|наручен)\\p{L}*|не (?:треба|поручивати|наручивати)|повраћај`);

const done = new RegExp(
  `^${oneOf(`
    delivered|shipped|received|returned|return|done|completed?|closed|retour|retoure|zwrot|brak|geliefert|versendet|versandt|erhalten|fertig|abgeschlossen|
    livrée?s?|expédiée?s?|reçue?s?|terminée?s?|consegnat[oaie]|spedit[oaie]|ricevut[oaie]|evas[oaie]|
    dostarczon[oeya]|wysłan[oeya]|otrzyman[oeya]|zrealizowan[oeya]|доставлен[оаы]?|отгружен[оаы]?|получен[оаы]?|выполнен[оаы]?|
    isporučen[oaei]?|poslat[oaei]?|primljen[oaei]?|završen[oaei]?|испоручен[оаеи]?|послат[оаеи]?|примљен[оаеи]?|завршен[оаеи]?`)}[.!]?$`,
  'iu',
);
const struck = /^~+[^~]+~+$|\u0336/;

/** Whether a line says that it is not ordered: `storniert`, `already delivered`, a status `shipped`, or struck out. */
export const isUnwanted = (text: string, cells: readonly string[]): boolean =>
  unwanted.test(text) || struck.test(text) || cells.some((cell) => done.test(cell));

const mark = /^(?:x|✓|✔|☑|ja|yes|oui|s[iì]|tak|да|da|1)$/iu;
const not = /^(?:nein|no|non|nie|нет|ne|не)$/iu;

/** Whether a heading asks whether a row is not ordered, or no longer: `erledigt`, `storniert`. */
export const asksWhetherDone = (heading: string): boolean => unwanted.test(heading) || done.test(heading);

/** Whether a cell says yes to its heading: `x`, `ja`. */
export const isYes = (cell: string): boolean => mark.test(cell);

/** Whether a cell says no to its heading. */
export const isNo = (cell: string): boolean => not.test(cell);

const replaced = words(`
  replaced by|superseded by|instead of|in place of|ersetzt durch|statt|anstatt|anstelle|remplacée? par|au lieu de|à la place de|
  sostituit[oa] da|invece d[ie]|al posto d[ie]|zastąpion\\p{L}+ przez|zamiast|замен[её]н[оаы]? на|вместо|взамен|
  zamenjen[oa]? sa|umesto|замењен[оа]? са|уместо`);

/** `замена AB-1`; without a number it is a description. */
const replacement =
  /(?<![\p{L}\p{N}])(?:replacement|ersatz|remplacement|sostituto|zamiennik|замена|аналог|zamena|(?<=\S\W{1,3})(?:new|neu|nouveau|nuovo|nowy|новый|novi)):?\s+(?=\S*\d\S*\d)/iu;

/** Whether a text, or a heading, is about an article in place of another: `statt AB-1`. */
export const isReplaced = (text: string): boolean => replaced.test(text) || replacement.test(text);

const measure = words(`
  months?|years?|weeks?|days?|doors?|seater|cylinders?|monate?n?|jahre?n?|wochen?|tage?n?|türer|türig|sitzer|zylinder|
  mois|années?|ans|semaines?|jours?|cylindres?|mes[ei]|ann[oi]|settiman[ae]|giorn[oi]|cilindri|
  miesi\\p{L}+|lata?|rok\\p{L}*|tygodni\\p{L}*|tydzień|dni|cylindr\\p{L}+|месяц\\p{L}*|лет|года?|недел\\p{L}+|дн\\p{L}{1,2}|цилиндр\\p{L}*|
  mesec\\p{L}*|godin\\p{L}*|nedelj\\p{L}*|dana?|cilindara|месеци?|годин\\p{L}*|недељ\\p{L}*|дана?|цилиндара`);

/** Whether a word behind a number says that it counts something other than what is ordered: `24 months`, `5 Türer`. */
export const isMeasure = (word: string): boolean => measure.test(word);

/** From two on: `one` is an article in other languages. */
const numbers = `
  two|three|four|five|six|seven|eight|nine|ten|twelve|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|deux|trois|quatre|cinq|sept|huit|neuf|dix|douze|
  due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|dwa|dwie|trzy|cztery|pięć|sześć|siedem|osiem|dziewięć|dziesięć|dwanaście|
  два|две|три|четыре|пять|шесть|семь|восемь|девять|десять|двенадцать|dva|dve|tri|četiri|pet|šest|sedam|osam|devet|deset|dvanaest|
  четири|пет|шест|седам|осам|девет|десет|дванаест`;
const spelled = words(numbers);
const spelledAlone = new RegExp(`^${oneOf(numbers)}(?:\\s+${unit})?$`, 'iu');

/** Whether a line has a quantity in words: `zwei`, `two pcs`; of several cells one that says nothing else. */
export const isSpelledOut = (cells: readonly string[]): boolean =>
  cells.length === 1 ? spelled.test(cells[0] ?? '') : cells.some((cell) => spelledAlone.test(cell));

const corrected = words(`
  doch|korrektur|correction|corrected|corrigée?|correzione|korekta|poprawka|исправ\\p{L}+|вернее|ispravka|исправка`);

/** Whether a line corrects another, which does not say so: `AB-1 doch 3 Stk`. */
export const isCorrection = (text: string): boolean => corrected.test(text);

const limit = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:only|just|nur|seulement|solo|soltanto|tylko|только|samo|само)\\s+(\\d{1,6})\\s*(?:${unit})?(?![\\p{L}\\p{N}.,-])`,
  'iu',
);

/** The quantity that a remark limits a line to: `nur 2!`; null for none. */
export function limitOf(text: string): number | null {
  const found = limit.exec(text)?.[1];
  return found === undefined ? null : Number(found);
}
