import { InvalidFields } from './failures.ts';

/**
 * Refuses texts of nothing but spaces, by field: the contract's lengths count them.
 * @throws InvalidFields
 */
export function requireTexts(texts: Readonly<Record<string, string>>): void {
  const errors = Object.entries(texts)
    .filter(([, text]) => text.trim() === '')
    .map(([field]) => ({ field, message: 'Please enter a value.' }));
  if (errors.length > 0) throw new InvalidFields(errors);
}
