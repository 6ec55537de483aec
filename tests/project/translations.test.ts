import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { catalogues } from '../../gateway/messages/message.ts';
import { findMessageProblems, findTranslationProblems } from '../../scripts/checkTranslations.ts';
import { languages } from '../../web/i18n/languages.ts';

let web: string;
beforeEach(() => {
  web = mkdtempSync(join(tmpdir(), 'translations-'));
});
afterEach(() => rmSync(web, { recursive: true }));

/** A minimal client: the same texts in every language except for those in `own`, and one source. */
function write(source: string, texts: object, own: Record<string, object> = {}): void {
  for (const language of languages) {
    mkdirSync(join(web, 'i18n', language), { recursive: true });
    writeFileSync(join(web, 'i18n', language, 'shop.json'), JSON.stringify(own[language] ?? texts));
  }
  writeFileSync(join(web, 'Page.tsx'), source);
}

test('FMT-01 every text of the client exists in all eight languages, is used, and is defined', () => {
  expect(findTranslationProblems('web')).toEqual([]);
});

test('complete texts raise no problem, including keys assembled from parts', () => {
  write("t('SHOP.TITLE'); t(`SHOP.STATUS.${status}`);", { 'SHOP.TITLE': 'Shop', 'SHOP.STATUS.OPEN': 'open' });
  expect(findTranslationProblems(web)).toEqual([]);
});

test('a key that a language lacks is named', () => {
  write("t('SHOP.TITLE')", { 'SHOP.TITLE': 'Shop' }, { pl: {} });
  expect(findTranslationProblems(web)).toEqual(['pl: SHOP.TITLE is missing']);
});

test('a key that is not used is named', () => {
  write('', { 'SHOP.TITLE': 'Shop' });
  expect(findTranslationProblems(web)).toEqual(['SHOP.TITLE is not used']);
});

test('a key that is used and not defined is named with its file', () => {
  write("t('SHOP.TITLE'); const label = 'SHOP.LABEL';", { 'SHOP.TITLE': 'Shop' });
  expect(findTranslationProblems(web)).toEqual(['SHOP.LABEL is used in Page.tsx and not defined']);
});

test('a plural form that a language needs is named, and so is one that it does not have', () => {
  const two = { 'SHOP.ITEMS_one': '{{count}} item', 'SHOP.ITEMS_other': '{{count}} items' };
  const three = { ...two, 'SHOP.ITEMS_few': '{{count}}' };
  const four = { ...three, 'SHOP.ITEMS_many': '{{count}}' };
  const romance = { ...two, 'SHOP.ITEMS_many': '{{count}}' };
  write("t('SHOP.ITEMS', { count })", two, { ru: four, pl: three, sr: four, fr: romance, it: romance });
  expect(findTranslationProblems(web)).toEqual([
    'pl: SHOP.ITEMS_many is missing',
    'sr: SHOP.ITEMS_many is not in English, or not a plural of this language',
  ]);
});

test('a placeholder that a translation lost is named', () => {
  write("t('SHOP.OF')", { 'SHOP.OF': 'of {{name}}' }, { pl: { 'SHOP.OF': 'z {{nam}}' } });
  expect(findTranslationProblems(web)).toEqual(['pl: SHOP.OF has other placeholders than in English']);
});

/** Catalogues with the same texts in every language except for those in `own`. */
const messagesOf = (texts: Record<string, string>, own: Record<string, Record<string, string>> = {}) =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      own[language] ??
        Object.fromEntries(
          Object.entries(texts).map(([key, text]) => [
            key,
            language === 'en' ? text : `${text} (${language})`,
          ]),
        ),
    ]),
  );

test('FMT-01 every message of the gateway exists in all eight languages, translated, and is used', () => {
  expect(findMessageProblems(catalogues, 'gateway')).toEqual([]);
});

test('a message that is missing, still English, without its placeholder or not used is named', () => {
  writeFileSync(join(web, 'limits.ts'), "message('LIMIT.SIZE', { max })");
  const texts = { 'LIMIT.SIZE': 'At most {{max}}.' };
  expect(findMessageProblems(messagesOf(texts), web)).toEqual([]);
  expect(findMessageProblems(messagesOf(texts, { pl: {} }), web)).toEqual(['pl: LIMIT.SIZE is missing']);
  expect(findMessageProblems(messagesOf(texts, { de: texts }), web)).toEqual([
    'de: LIMIT.SIZE is not translated',
  ]);
  expect(findMessageProblems(messagesOf(texts, { ru: { 'LIMIT.SIZE': 'Не более.' } }), web)).toEqual([
    'ru: LIMIT.SIZE has other placeholders than in English',
  ]);
  expect(findMessageProblems(messagesOf({ ...texts, 'LIMIT.AGE': 'Too old.' }), web)).toEqual([
    'LIMIT.AGE is not used',
  ]);
});

test('a message whose plural form is missing in a language that has it is named', () => {
  writeFileSync(join(web, 'limits.ts'), "message('LIMIT.WAIT', { count })");
  const texts = { 'LIMIT.WAIT_one': '{{count}} minute', 'LIMIT.WAIT_other': '{{count}} minutes' };
  expect(findMessageProblems(messagesOf(texts), web).filter((one) => one.startsWith('ru'))).toEqual([
    'ru: LIMIT.WAIT_few is missing',
    'ru: LIMIT.WAIT_many is missing',
  ]);
});
