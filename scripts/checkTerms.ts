import { join } from 'node:path';
import { catalogues } from '../gateway/messages/message.ts';
import { languages, type Language } from '../web/i18n/languages.ts';
import { mergeTranslations } from '../web/vite/mergeTranslations.ts';

/** A term that must not appear in a text, and what to write instead. */
type Term = readonly [term: RegExp, instead: string];

const german: readonly Term[] = [
  [/Nachliefer/i, 'Rückstand'],
  [/\bOEM\b/, 'OE'],
  [/\b(Auftrag|Aufträge)/, 'Bestellung'],
  [/Schlussrechnung/i, 'Sammelrechnung'],
  [/Spediteur/i, 'Versanddienst'],
  [/Auswege?\b/, 'Möglichkeiten'],
  [/Bestellweg/i, 'Bestellvariante'],
  [/Fremdnummer/i, 'Vergleichsnummer'],
  [/Teilersatz|Ersatzartikel/i, 'Nachfolger, Teilnachfolger'],
  [/ohne MwSt/, 'zzgl. MwSt.'],
  [/Großhandelskunde/i, 'Geschäftskunde'],
  [/Nicht mehr lieferbar/i, 'Auslaufartikel'],
  [/Wunschliste/i, 'Merkzettel'],
  [/Retoure/i, 'Rückgabe'],
  [/noch einmal versuchen/i, 'erneut versuchen'],
  [/\b(du|dich|dir|dein(e[mnrs]?)?)\b/i, 'Sie'],
  [/(?<=[\p{L}\d}]) …/u, 'a no-break space before …'],
  [/ %/, 'a no-break space before %'],
];

/** The terms that docs/glossary.md replaces, and its typography. */
const terms: Readonly<Record<Language, readonly Term[]>> = {
  en: [
    [/\bcatalog\b/i, 'catalogue'],
    [/\banalogues?\b/i, 'equivalent, cross-reference'],
    [/\border desk\b/i, 'quick order'],
    [/\bwithout VAT\b/i, 'excl. VAT'],
    [/\bwholesale (customer|price)/i, 'trade customer, trade price'],
    [/\bways? out\b|\bbe had\b/i, 'options, available'],
    [/\bshows? here\b/i, 'appears here'],
    [/\b(created|updated|packed) at\b/i, 'Created, Updated, Packed'],
    [/\bemail/i, 'e-mail'],
    [/(?<=[\d}]) %/, 'no space before %'],
  ],
  de: german,
  dg: german,
  fr: [
    [/liste d.envies|liste de souhaits/i, 'favoris'],
    [/recommandé/i, 'déjà commandé'],
    [/commandes? en attente/i, 'reliquats'],
    [/facture finale/i, 'facture récapitulative'],
    [/client grossiste/i, 'client professionnel'],
    [/numéro d.immatriculation/i, 'n° d’enregistrement'],
    [/fin de vie/i, 'article arrêté'],
    [/courriel|boîte mail/i, 'e-mail, messagerie'],
    [/\bexpéditions\b/i, 'envois'],
    [/n’(a|ont) pas pu être (lu|chargé)/i, 'Impossible de charger'],
    [/(?<!\p{L})(tu|toi|ton|tes)(?!\p{L})/iu, 'vous, votre'],
    [/[“”]/, '« »'],
    [/ [;?!»]|« | %/, 'a narrow no-break space (U+202F)'],
    [/ :(?=\s|$)/, 'a no-break space before :'],
  ],
  it: [
    [/\bvo(i|stro|stra|stri|stre)\b/i, 'Lei, Suo'],
    [/\btu(o|a|oi|e)?\b/i, 'Lei, Suo'],
    [
      /(^|[.:;] )(riprovare|digitare|ricaricare|inserire|inviare|selezionare|correggere)\b/i,
      'Riprovi, Digiti, …',
    ],
    [/arretrat[oi]/i, 'backorder'],
    [/in viaggio/i, 'in arrivo'],
    [/\banalogh?i/i, 'equivalenti'],
    [/fattura finale/i, 'fattura riepilogativa'],
    [/pagatore/i, 'intestatario fattura'],
    [/[“”„]/, '« »'],
    [/ %/, 'no space before %'],
  ],
  pl: [
    [/przedsprzeda|zamówie\p{L}+ wstępn/iu, 'rezerwacja'],
    [/zaległ/i, 'backorder'],
    [/list\p{L} pakow/iu, 'lista pakunkowa'],
    [/faktur\p{L}* końcow/iu, 'faktura zbiorcza'],
    [/\bpaństw[ao]\b|\bproszę\b|\bnależy\b/i, 'Ty, Twój, an imperative'],
    [/nieosiągaln/i, 'niedostępny'],
    [/(?<!\/ )\bnumer VAT/i, 'NIP / numer VAT UE'],
    [/ %/, 'no space before %'],
  ],
  ru: [
    [/бэк-ордер|под поставку|под заказ(?!\p{L})/iu, 'бэкордер'],
    [/(?<!\p{L})счёт(?!\p{L})/iu, 'инвойс'],
    [/недопоставленн/i, 'недопоставки'],
    [/спис\p{L}+ желаний/iu, 'избранное'],
    [/платёжн\p{L}+ адрес/iu, 'адрес для выставления счёта'],
    [/завершить заказ|заказ завершён/i, 'оформить заказ, заказ оформлен'],
    [/(?<=[\p{L}\d}]) %|№ /u, 'a no-break space'],
  ],
  sr: [
    [/predporu/i, 'prednarudžbina'],
    [/\bpreporuči\b|za preporuku/i, 'prednaruči, prednarudžbina'],
    [/zaostal/i, 'naknadna isporuka'],
    [/\blager/i, 'magacin, na stanju'],
    [/\banalo(g|z)/i, 'zamenski deo'],
    [/umnoš/i, 'u količinama deljivim sa'],
    [/\bskini\b/i, 'ukloni'],
    [/konačn\p{L}+ faktur/iu, 'zbirna faktura'],
    [/\bdostav[aue]\b/i, 'isporuka'],
    [/ %/, 'no space before %'],
  ],
};

/** Typography: an apostrophe is ’; other languages than English spell the number sign as they do. */
const everywhere: readonly Term[] = [[/(?<=\p{L})'(?=\p{L})/u, '’']];
const notEnglish: readonly Term[] = [
  [/#\{\{/, 'Nr., n°, n., nr, №, br.'],
  [/(?<=[\d}]) (MB|Mo|МБ)(?!\p{L})/u, 'a no-break space before the unit'],
];

/** `language KEY: "term" (write: …)` for each term in the texts of a language that docs/glossary.md replaces. */
export function findTerms(language: Language, texts: Readonly<Record<string, string>>): string[] {
  const banned = [...terms[language], ...everywhere, ...(language === 'en' ? [] : notEnglish)];
  return Object.entries(texts).flatMap(([key, text]) =>
    banned.flatMap(([term, instead]) => {
      // Names of placeholders are not words of the language.
      const found = term.exec(text.replaceAll(/\{\{\w+\}\}/g, '{{}}'))?.[0];
      return found === undefined ? [] : [`${language} ${key}: "${found}" (write: ${instead})`];
    }),
  );
}

/** What `findTerms` finds in the texts of the interface and in the messages of the gateway. */
export const findTermsInTexts = (): string[] =>
  languages.flatMap((language) => [
    ...findTerms(language, mergeTranslations(join('web', 'i18n'), language)),
    ...findTerms(language, catalogues[language]),
  ]);
