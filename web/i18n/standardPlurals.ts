import type { i18n } from 'i18next';
import { standardCode } from './languages.ts';

type PluralRules = { getRule: (code: string, options?: { ordinal?: boolean }) => Intl.PluralRules };

/** Makes plurals of `dg` the German ones: `Intl` would take those of the browser's own language for an unknown code. */
export function standardPlurals(instance: i18n): void {
  const resolver: PluralRules = instance.services.pluralResolver;
  const getRule = resolver.getRule.bind(resolver);
  resolver.getRule = (code, options) => getRule(standardCode(code), options);
}
