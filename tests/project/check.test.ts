import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findUnknownIds, namedIds } from '../../scripts/checkRequirementIds.ts';
import { findIdsInDescriptions, findUndescribed } from '../../scripts/checkSchemaDescriptions.ts';
import { findStale } from '../../scripts/findStale.ts';
import { findUntested } from '../../scripts/generateTraceability.ts';

/** A test's source. Put together here, so that the check does not take these titles for this project's own. */
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
  const requirements = '| ORD-01 | … |\n| ORD-02 | … |\n| WIKI-01 | … |\n| GAP-83 | … |';
  const source = titled('ORD-02 GAP-83 the list opens');
  expect(findUntested(requirements, [{ file: 'orders.test.ts', source }])).toEqual([
    'ORD-01: no test names it',
  ]);
});

test('a generated file that differs from what its generator writes is named', async () => {
  const file = 'schema.graphql';
  const committed = readFileSync(file, 'utf8');
  const { atime, mtime } = statSync(file);
  try {
    expect(await findStale(() => writeFileSync(file, `${committed}# changed\n`))).toEqual([file]);
  } finally {
    writeFileSync(file, committed);
    // Otherwise the built client would count as out of date.
    utimesSync(file, atime, mtime);
  }
});
