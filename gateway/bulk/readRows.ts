import { GraphQLError, type ExecutionResult } from 'graphql';
import type { BulkPlan } from './planBulk.ts';
import { isRecord } from '../../contract/isRecord.ts';

/** A row of the connection. */
export interface Row<Node> {
  /** Continues after this row. */
  cursor: string;
  node: Node;
  /** Errors of fields of the row, which are null; their paths start below `node`. */
  errors: readonly GraphQLError[];
}

/** A page of the connection. */
export interface Page<Node> {
  rows: Row<Node>[];
  /** Rows that could not be read at all. */
  skipped: number;
  hasNextPage: boolean;
  /** Continues after this page; null for an empty page. */
  endCursor: string | null;
  /** Rows in the list; null where the back end does not say. */
  total: number | null;
  /** Whether rows of this page may be missing or be others. */
  isUncertain: boolean;
}

/**
 * Reads the page out of the result of a plan. `Node` is the shape that the query selects.
 *
 * @returns null when the connection itself could not be read
 */
export function readRows<Node>(
  { data, errors = [] }: ExecutionResult,
  { path }: BulkPlan,
): Page<Node> | null {
  const connection = path.reduce<unknown>((value, key) => (isRecord(value) ? value[key] : null), data);
  if (!isRecord(connection)) return null;
  const { edges, pageInfo, totalCount } = connection;
  if (!Array.isArray(edges) || !isRecord(pageInfo)) return null;
  /** The same error with the path inside of its row. */
  const toRowError = (error: GraphQLError): GraphQLError =>
    new GraphQLError(error.message, { originalError: error, path: error.path?.slice(path.length + 3) });
  const rows = edges.flatMap((edge: unknown, index): Row<Node>[] => {
    if (!isRecord(edge) || typeof edge['cursor'] !== 'string' || !isRecord(edge['node'])) return [];
    const ofRow = errors.filter((error) => error.path?.[path.length + 1] === index);
    // The executor completed it by the query whose shape `Node` is.
    return [{ cursor: edge['cursor'], node: edge['node'] as Node, errors: ofRow.map(toRowError) }];
  });
  return {
    rows,
    skipped: edges.length - rows.length,
    hasNextPage: pageInfo['hasNextPage'] === true,
    endCursor: typeof pageInfo['endCursor'] === 'string' ? pageInfo['endCursor'] : null,
    total: typeof totalCount === 'number' ? totalCount : null,
    isUncertain: pageInfo['isPositionUncertain'] === true,
  };
}
