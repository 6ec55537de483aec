/** One page of a connection. */
export type Page<Row> = {
  readonly totalCount?: number | null | undefined;
  readonly edges: readonly ({ readonly node: Row } | null | undefined)[];
};

const rowsAtOnce = 100;

/**
 * Reads the rows of all pages of a connection, one page after the other. Rows that could not be read are left out.
 *
 * @param readPage reads one page; null, or a rejection, where the list could not be read
 * @returns null when one of the pages could not be read: the network layer has reported it
 */
export async function readAllPages<Row>(
  readPage: (window: { first: number; after: string }) => Promise<Page<Row> | null | undefined>,
): Promise<readonly Row[] | null> {
  const rows: Row[] = [];
  for (let start = 0; ; start += rowsAtOnce) {
    const page = await readPage({ first: rowsAtOnce, after: String(start - 1) }).catch(() => null);
    if (!page) return null;
    rows.push(...page.edges.flatMap((edge) => edge?.node ?? []));
    if (page.edges.length < rowsAtOnce || start + rowsAtOnce >= (page.totalCount ?? Infinity)) return rows;
  }
}
