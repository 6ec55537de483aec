/** Follows each rule in the page's style elements; Griffel's compiler leaves no comments in rules. */
export const separator = '/**/';

/** Calls back for each rule of a style element that `compileStyles` has filled; stands in for Griffel's function. */
export function forEachCSSRule(css: string, callback: (rule: string) => void): void {
  for (const rule of css.split(separator)) if (rule) callback(rule);
}
