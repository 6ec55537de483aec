/**
 * The form in which words are compared: lower case, without accents; the same rule as the column articles.search_text.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase();
}
