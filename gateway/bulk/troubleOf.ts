import { GraphQLError } from 'graphql';
import { originOf } from '../graphql/maskError.ts';
import { RestError } from '../rest/RestError.ts';

/** How a bulk read continues after an error of a page. */
export type Trouble =
  /** The back end is away or overloaded: the page is read again for a while; then the read ends. */
  | 'outage'
  /** The back end failed at this page or row: it is read again twice; then the error belongs to the row. */
  | 'fault'
  /** The session has ended, or the caller has gone: the read ends. */
  | 'end'
  /** The page took more calls than expected: smaller pages follow. */
  | 'too large'
  /** It belongs to the row, and would come again. */
  | 'row';

/** Classifies an error that the executor recorded. */
export function troubleOf(error: GraphQLError): Trouble {
  const cause = originOf(error);
  if (cause instanceof RestError) return ofCall(cause);
  const code = cause instanceof GraphQLError ? cause.extensions.code : undefined;
  return code === 'OPERATION_TOO_EXPENSIVE' ? 'too large' : 'row';
}

function ofCall({ kind, status }: RestError): Trouble {
  if (kind === 'aborted' || status === 401) return 'end';
  if (kind === 'protocol') return 'fault';
  if (status === null || (status >= 502 && status <= 504) || status === 429) return 'outage';
  return status >= 500 ? 'fault' : 'row';
}
