import { globSync, readFileSync } from 'node:fs';

/** Phrases that are not idiomatic English here, each with what to write instead. */
const phrases: readonly (readonly [phrase: RegExp, instead: string])[] = [
  [/\banew\b/i, 'again'],
  [/\bwhoever\b/i, 'anyone who, the user, the caller'],
  [/\bnobody\b/i, 'no user, no caller, no one'],
  [/(?<!\bthere )\bis no (?!longer\b|more\b|less\b|later\b|better\b|larger\b)[a-z]/i, 'is not a …'],
  [/\bof (its|their) own\b/i, 'its own …, a separate …'],
  [/\bwhat (came|comes|becomes|became) of\b/i, 'the result of'],
  [/\bthere is no such\b/i, 'not found'],
  [/\b(is|are|was|were) told\b/i, 'receives, is given, is shown'],
  [/\bdear(er|est)?\b/i, 'expensive'],
  [/\bbeside\b/i, 'next to, in addition to'],
  [/\b(for|to|by) who\b/i, 'for the user who'],
  [/\bmend(s|ed|ing)?\b/i, 'fix'],
];

/** Clean now, and kept so. Add a folder when its texts are reworded. */
const clean = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/**/*.{md,ts,graphql}',
  'scripts/**/*.ts',
  'gateway/**/*.{ts,graphql}',
  'sandbox/**/*.{ts,json}',
  'web/**/*.{ts,tsx}',
  'bench/**/*.ts',
  'tests/**/*.{ts,tsx}',
  'contract/**/*.yaml',
  'deploy/**/*.{yaml,conf}',
];

const exempt = [
  // Quote the phrases.
  'scripts/checkWords.ts',
  'tests/project/words.test.ts',
  // The specification's own sentences.
  'docs/requirements.md',
  // A customer's mail, "Dear all".
  'tests/web/orderLists/parseLines.test.ts',
  // Descriptions from the SDL.
  '**/*.generated.ts',
  'web/__generated__/**',
  '**/node_modules/**',
];

/** `file:line: "phrase" (write: …)` for each phrase in a text that must not come back. */
export function findWords(file: string, text: string): string[] {
  return text.split('\n').flatMap((line, at) =>
    phrases.flatMap(([phrase, instead]) => {
      const found = phrase.exec(line)?.[0];
      return found === undefined ? [] : [`${file}:${at + 1}: "${found}" (write: ${instead})`];
    }),
  );
}

/** What `findWords` finds in the files that are kept clean. */
export const findWordsInSources = (): string[] =>
  globSync(clean, { exclude: exempt })
    .sort()
    .flatMap((file) => findWords(file, readFileSync(file, 'utf8')));
