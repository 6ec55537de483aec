const idPattern = /\b[A-Z]{2,5}-\d{2,3}\b/g;
const titlePattern =
  /\b(?:test|it|describe|suite)(?:\.\w+)*(?:\([^'"`]*\))?\(\s*(['"`])((?:(?!\1)[\s\S])*)\1/g;

/** Requirement, call and gap ids that a requirements document defines: the first cell of its table rows. */
export function definedIds(requirements: string): Set<string> {
  return new Set([...requirements.matchAll(/^\| ([A-Z]+-\d+) \|/gm)].flatMap((row) => row[1] ?? []));
}

/** A test file with its source text. */
export interface TestFile {
  file: string;
  source: string;
}

/** The titles of a test file's tests and groups, as written. */
export const titlesOf = (testSource: string): string[] =>
  [...testSource.matchAll(titlePattern)].flatMap((title) => title[2] ?? []);

/** A test file's source without the titles of the tests that `npm test` leaves to the matrix. */
export const inNormalRun = (testSource: string): string =>
  testSource.replaceAll(titlePattern, (call: string, _quote, _title, at: number) =>
    /^,\s*\{ tags: 'matrix'/.test(testSource.slice(at + call.length)) ? '' : call,
  );

/** The area of an id: `ORD` of `ORD-54`. */
export const areaOf = (id: string): string => id.split('-', 1)[0] ?? '';

/** Ids in a text, with repetitions. Only areas that the document defines count, so that UTF-16 is not taken for an id. */
export const idsIn = (text: string, areas: Set<string>): string[] =>
  (text.match(idPattern) ?? []).filter((id) => areas.has(areaOf(id)));

/** Ids that the titles of a test file name. */
export const namedIds = (testSource: string, areas: Set<string>): string[] =>
  titlesOf(testSource).flatMap((title) => idsIn(title, areas));

/** `file: id` for each id that a test names and the requirements do not define. */
export function findUnknownIds(requirements: string, tests: TestFile[]): string[] {
  const defined = definedIds(requirements);
  const areas = new Set([...defined].map(areaOf));
  return tests.flatMap(({ file, source }) =>
    namedIds(source, areas)
      .filter((id) => !defined.has(id))
      .map((id) => `${file}: ${id}`),
  );
}
