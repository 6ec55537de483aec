const idPattern = /\b[A-Z]{2,5}-\d{2,3}\b/g;
const titlePattern =
  /\b(?:test|it|describe|suite)(?:\.\w+)*(?:\([^'"`]*\))?\(\s*(['"`])((?:(?!\1)[\s\S])*)\1/g;

/** Requirement, call and gap ids that a requirements document defines: the first cell of its table rows. */
export function definedIds(requirements: string): Set<string> {
  return new Set([...requirements.matchAll(/^\| ([A-Z]+-\d+) \|/gm)].flatMap((row) => row[1] ?? []));
}

/** Ids that the titles of a test file name. Only areas that the document knows count, so that UTF-16 is no id. */
export function namedIds(testSource: string, areas: Set<string>): string[] {
  return [...testSource.matchAll(titlePattern)]
    .flatMap((title) => title[2]?.match(idPattern) ?? [])
    .filter((id) => areas.has(id.split('-')[0] ?? ''));
}

/** `file: id` for each id that a test names and the requirements do not define. */
export function findUnknownIds(requirements: string, tests: { file: string; source: string }[]): string[] {
  const defined = definedIds(requirements);
  const areas = new Set([...defined].map((id) => id.split('-')[0] ?? ''));
  return tests.flatMap(({ file, source }) =>
    namedIds(source, areas)
      .filter((id) => !defined.has(id))
      .map((id) => `${file}: ${id}`),
  );
}
