import { expect, test } from 'vitest';
import { findWords } from '../../scripts/checkWords.ts';

test('a phrase of the word list is named with its file, its line and what to write instead', () => {
  expect(findWords('a.md', 'Fine.\nThis is no port, whoever reads it anew.')).toEqual([
    'a.md:2: "anew" (write: again)',
    'a.md:2: "whoever" (write: anyone who, the user, the caller)',
    'a.md:2: "is no p" (write: is not a …)',
  ]);
});

test('the word list accepts idiomatic phrases that look like those it refuses', () => {
  expect(findWords('a.md', 'There is no cache. It is no longer sent. It is a renewal.')).toEqual([]);
});
