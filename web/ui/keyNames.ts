import { standardCode } from '../i18n/languages.ts';

const names: Partial<Record<string, Partial<Record<string, string>>>> = {
  de: { Ctrl: 'Strg', Shift: 'Umschalt' },
  fr: { Shift: 'Maj', Enter: 'Entrée' },
  it: { Shift: 'Maiusc', Enter: 'Invio' },
};

/**
 * Keys as the keyboards of a language name them.
 *
 * @param keys English names, such as `Ctrl+Enter`
 */
export function keyNames(keys: string, language: string): string {
  return keys.replace(/Ctrl|Shift|Enter/g, (key) => names[standardCode(language)]?.[key] ?? key);
}
