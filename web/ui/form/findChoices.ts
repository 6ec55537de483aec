/** Something to choose. */
export type Choice = { value: string; label: string };

/**
 * The choices whose name holds every typed word, accents and case aside; those that begin with the text come first.
 * All of them for an empty text.
 */
export function findChoices(choices: readonly Choice[], typed: string): readonly Choice[] {
  const text = foldText(typed.trim());
  const words = text.split(/\s+/).filter(Boolean);
  if (words.length === 0) return choices;
  const begins = ({ label }: Choice) => (foldText(label).startsWith(text) ? 0 : 1);
  return choices
    .filter(({ label }) => words.every((word) => foldText(label).includes(word)))
    .toSorted((one, other) => begins(one) - begins(other));
}

/** Lower case, without accents. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase();
}
