import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findUnknownIds, namedIds } from '../../scripts/checkRequirementIds.ts';
import { findIdsInDescriptions, findUndescribed } from '../../scripts/checkSchemaDescriptions.ts';
import { findStale } from '../../scripts/findStale.ts';
import { findUntested } from '../../scripts/generateTraceability.ts';

/** A test's source. Assembled here, so that the check does not count these titles as this project's. */
const titled = (title: string) => ['te', 'st(', JSON.stringify(title), ', () => {});'].join('');

test('a schema element without a description is named with its path', () => {
  const sdl = `
    "Root" type Query { "Fine" a("Fine" x: Int, y: Int): Kind  b: Int }
    enum Kind { "Fine" ONE TWO }
    "Fine" input Filter { value: String }
  `;
  expect(findUndescribed(sdl)).toEqual(['Query.a.y', 'Query.b', 'Kind', 'Kind.TWO', 'Filter.value']);
});

test('a requirement id in a description is named with its path, one in a comment is not', () => {
  const sdl = `
    # ORD-02
    "Root" type Query { "Fine, UTF-16" a("Which (ORD-01)." x: Int): Int }
  `;
  expect(findIdsInDescriptions(sdl, new Set(['ORD']))).toEqual(['Query.a.x: ORD-01']);
});

test('every element of the committed schema is described', () => {
  expect(findUndescribed(readFileSync('schema.graphql', 'utf8'))).toEqual([]);
});

test('an id in a test title that no requirement defines is named with its file', () => {
  const requirements = '| ORD-54 | With merged_invoice_list … | d1 |\n| GAP-83 | … | … |';
  const source = titled('ORD-54 and ORD-99, not UTF-16') + titled('GAP-83 of %s').replace('(', '.each([1])(');
  expect(findUnknownIds(requirements, [{ file: 'orders.test.ts', source }])).toEqual([
    'orders.test.ts: ORD-99',
  ]);
  expect(namedIds(source, new Set(['GAP']))).toEqual(['GAP-83']);
});

test('a requirement of a finished area that no test names is listed, those of other areas are not', () => {
  const requirements = '| ORD-01 | … |\n| ORD-02 | … |\n| ZZZ-01 | … |\n| GAP-83 | … |';
  const source = titled('ORD-02 GAP-83 the list opens');
  expect(findUntested(requirements, [{ file: 'orders.test.ts', source }])).toEqual([
    'ORD-01: no test names it',
  ]);
});

test('a requirement that only tests of the matrix name is listed', () => {
  for (const options of ["{ tags: 'matrix' }", "{ tags: 'matrix', timeout: 1 }"]) {
    const source = titled('ORD-02 in a browser').replace(', ()', `, ${options}, ()`);
    expect(findUntested('| ORD-02 | … |', [{ file: 'orders.test.ts', source }])).toEqual([
      'ORD-02: no test names it',
    ]);
  }
});

test('a generated file that its generator changes or creates is named', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'stale-'));
  const write = (file: string, text: string) => writeFileSync(join(folder.path, file), text);
  write('schema.graphql', 'type Query');
  write('persisted.json', '{}');
  write('notes.md', 'a');
  const generate = () => {
    write('schema.graphql', 'type Query # changed');
    write('persisted.json', '{}');
    write('notes.md', 'b');
    mkdirSync(join(folder.path, 'gateway/rest'), { recursive: true });
    write('gateway/rest/new.generated.ts', '');
  };
  expect(await findStale(generate, folder.path)).toEqual(['gateway/rest/new.generated.ts', 'schema.graphql']);
});
