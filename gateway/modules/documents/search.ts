import { badRequest } from '../../errors/toGraphQLError.ts';
import { message } from '../../messages/message.ts';
import type { RestClient } from '../../rest/RestClient.ts';
import type { SearchKind, ViewerSearchArgs } from '../../schema/types.generated.ts';
import type { SearchResultParent } from './documents.parents.ts';

const allKinds: readonly SearchKind[] = [
  'ORDER',
  'OWN_NUMBER',
  'INVOICE',
  'MERGED_INVOICE',
  'CREDIT_INVOICE',
  'CLAIM',
  'ARTICLE',
];
const mostOfAKind = 20;

/**
 * Reads the arguments of a search; its lists are read when they are selected.
 *
 * @throws BAD_REQUEST for lists that are too long
 */
export function search({ text, kinds, first }: ViewerSearchArgs): SearchResultParent {
  if (first < 1 || first > mostOfAKind)
    throw badRequest(message('LIST.SIZE', { argument: 'first', size: first, max: mostOfAKind }));
  return { text: text.trim(), kinds: new Set(kinds ?? allKinds), first };
}

/** A list of a search's result: the first rows of one call, which is not made for a kind that is not wanted. */
export const searchList =
  <Row>(
    kind: SearchKind,
    read: (rest: RestClient, text: string, page: { page: 1; limit: number }) => Promise<Row[]>,
  ) =>
  async (
    { text, kinds, first }: SearchResultParent,
    _args: unknown,
    { rest }: { rest: RestClient },
  ): Promise<Row[]> => {
    if (text === '' || !kinds.has(kind)) return [];
    const rows = await read(rest, text, { page: 1, limit: first });
    return rows.slice(0, first);
  };
