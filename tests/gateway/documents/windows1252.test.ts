import { expect, test } from 'vitest';
import { toWindows1252 } from '../../../gateway/exports/books/windows1252.ts';

const decoded = (text: string): string => new TextDecoder('windows-1252').decode(toWindows1252(text));

test('texts of Windows-1252 are encoded as they are', () => {
  const text = 'Schlüssel – 12,50 € „Bremse“ ŽŠœÿ';
  expect(decoded(text)).toBe(text);
});

test('of other letters the base letter remains, of other characters a question mark', () => {
  expect(decoded('Łódź őŰ Ж 𝄞')).toBe('Lódz oU ? ?');
});
