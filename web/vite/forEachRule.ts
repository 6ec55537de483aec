import type { GriffelRenderer } from '@fluentui/react-components';

type Rules = Parameters<GriffelRenderer['insertCSSRules']>[0];

/** Follows each rule in the page's style elements; some rules have line breaks. */
const separator = '\t';

function end(rule: string): string {
  if (rule.includes(separator)) throw new Error(`forEachRule.ts: a rule has a tab: ${rule}`);
  return rule + separator;
}

/** Rules that `forEachCSSRule` takes apart again when they stand together in a style element. */
export function separate(rules: Rules): Rules {
  return Object.fromEntries(
    Object.entries(rules).map(([bucket, entries]) => [
      bucket,
      entries.map((entry) => (Array.isArray(entry) ? [end(entry[0]), entry[1]] : end(entry))),
    ]),
  );
}

/**
 * Calls back for each rule of a style element whose rules were separated. Stands in for Griffel's own function, which is the
 * parser of a CSS compiler (`forEachRuleAlias`).
 */
export function forEachCSSRule(css: string, callback: (rule: string) => void): void {
  for (const rule of css.split(separator)) if (rule) callback(rule);
}
