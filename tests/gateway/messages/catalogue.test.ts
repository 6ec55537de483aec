import { expect, test } from 'vitest';
import { catalogues, isLanguage, translate, type Message } from '../../../gateway/messages/message.ts';

const languages = Object.keys(catalogues).filter(isLanguage);

/** The names of the placeholders in an English text. */
const namesIn = (text: string): string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);

/** Every message with a distinct value for each placeholder: `{ max: '‹max›' }`. */
const messages = Object.entries(catalogues.en).map(([key, text]) => ({
  key: key.replace(/_(one|other)$/, ''),
  values: Object.fromEntries(namesIn(text).map((name) => [name, name === 'count' ? 5 : `‹${name}›`])),
}));

test('the catalogue has eight languages', () => {
  expect(languages.toSorted()).toEqual(['de', 'dg', 'en', 'fr', 'it', 'pl', 'ru', 'sr']);
});

test.each(languages)('FMT-01 every message is written out with its values in %s', (language) => {
  expect(messages.length).toBeGreaterThan(50);
  for (const { key, values } of messages) {
    const text = translate({ key, values } as Message, language);
    expect(text, key).not.toBe(key);
    expect(text, key).not.toMatch(/\{\{|\}\}|undefined/);
    for (const value of Object.values(values)) expect(text, key).toContain(String(value));
  }
});

test.each([
  ['en', 1, 'Too many attempts. Try again in 1 minute.'],
  ['en', 15, 'Too many attempts. Try again in 15 minutes.'],
  ['dg', 1, 'Zu viele Versuche. Versuchen Sie es in 1 Minute erneut.'],
  ['pl', 3, 'Zbyt wiele prób. Spróbuj ponownie za 3 minuty.'],
  ['pl', 15, 'Zbyt wiele prób. Spróbuj ponownie za 15 minut.'],
  ['ru', 1, 'Слишком много попыток. Повторите через 1 минуту.'],
  ['ru', 3, 'Слишком много попыток. Повторите через 3 минуты.'],
  ['ru', 15, 'Слишком много попыток. Повторите через 15 минут.'],
  ['sr', 21, 'Previše pokušaja. Pokušajte ponovo za 21 minut.'],
] as const)('in %s a count of %i has its plural form', (language, count, text) => {
  expect(translate({ key: 'LOGIN.TOO_MANY_ATTEMPTS', values: { count } }, language)).toBe(text);
});
