/** Something to choose. */
export type Choice = { value: string; label: string };

/**
 * The choices whose name holds every typed word, accents and case aside; those that begin with the text come first.
 * All of them for an empty text.
 */
export function findChoices(choices: readonly Choice[], typed: string): readonly Choice[] {
  const text = fold(typed.trim());
  const words = text.split(/\s+/).filter(Boolean);
  if (words.length === 0) return choices;
  const begins = ({ label }: Choice) => (fold(label).startsWith(text) ? 0 : 1);
  return choices
    .filter(({ label }) => words.every((word) => fold(label).includes(word)))
    .toSorted((one, other) => begins(one) - begins(other));
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase();
}
