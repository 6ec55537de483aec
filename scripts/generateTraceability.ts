import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import {
  areaOf,
  definedIds,
  idsIn,
  inNormalRun,
  namedIds,
  titlesOf,
  type TestFile,
} from './checkRequirementIds.ts';

const report = '.cache/requirement-tests.md';

/** Areas in which every requirement has a test; `npm run check` fails when one loses it. */
const finishedAreas = new Set(
  'SHELL AUTH CAT ART CART CHK ORD WISH MISS TRN BACK DOC INV MINV CRED STAT PROD ANN WIKI PROF ACC AGR INT CLM ISS DAY FMT LIST ERR API'.split(
    ' ',
  ),
);
const decisionsAndCalls = new Set(['GAP', 'CALL']);

/** All test files, sorted by path. */
export const readTests = (): TestFile[] =>
  globSync('tests/**/*.test.{ts,tsx}')
    .sort()
    .map((file) => ({ file, source: readFileSync(file, 'utf8') }));

/** `id: no test names it` for each requirement of a finished area that no test of `npm test` names. */
export function findUntested(requirements: string, tests: TestFile[]): string[] {
  const named = new Set(tests.flatMap(({ source }) => namedIds(inNormalRun(source), finishedAreas)));
  return [...definedIds(requirements)]
    .filter((id) => finishedAreas.has(areaOf(id)) && !named.has(id))
    .map((id) => `${id}: no test names it`);
}

/**
 * Writes the report: each requirement with the tests whose titles name it. It is not committed.
 *
 * @returns the file that was written
 */
export function generateTraceability(): string {
  const ids = [...definedIds(readFileSync('docs/requirements.md', 'utf8'))].filter(
    (id) => !decisionsAndCalls.has(areaOf(id)),
  );
  mkdirSync('.cache', { recursive: true });
  writeFileSync(report, writeTable(ids, readTests()));
  return report;
}

function writeTable(ids: string[], tests: TestFile[]): string {
  const areas = new Set(ids.map(areaOf));
  const proofs = new Map<string, string[]>(ids.map((id) => [id, []]));
  for (const { file, source } of tests) {
    for (const title of titlesOf(source)) {
      const text = title.replace(/[\s|]+/g, ' ').replace(/[[\]<>]/g, '\\$&');
      const proof = `[${text}](../${file})${file.startsWith('tests/e2e/') ? ' (browser)' : ''}`;
      for (const id of new Set(idsIn(title, areas))) proofs.get(id)?.push(proof);
    }
  }
  const tables = [...areas].map((area) => {
    const own = ids.filter((id) => areaOf(id) === area);
    const rows = own.map((id) => `| ${id} | ${proofs.get(id)?.join('<br>') ?? ''} |`);
    const count = own.filter((id) => proofs.get(id)?.length).length;
    return [`## ${area}: ${count} of ${own.length}`, '', '| id | tests |', '|---|---|', ...rows].join('\n');
  });
  return `${[
    '# Requirements and the tests that prove them',
    'Written by `npm run requirements` from the titles of the tests. Tests marked (browser) run in Chromium against the whole product.',
    ...tables,
  ].join('\n\n')}\n`;
}
