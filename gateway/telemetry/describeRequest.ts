import type { Exchange } from '../http/Exchange.ts';

interface Ending {
  status: number;
  isCut: boolean;
}

/** The labels of a request. Callers cannot invent values: an operation name that the client does not have is `other`. */
export interface RequestLabels {
  [name: string]: string;
  route: string;
  operation: string;
  outcome: string;
}

/** The labels of a request that has ended. */
export function describeRequest(
  exchange: Pick<Exchange, 'route' | 'operationName' | 'errorCodes' | 'reply'>,
  { knownNames, ...ending }: Ending & { knownNames: ReadonlySet<string> },
): RequestLabels {
  const { route, operationName } = exchange;
  return {
    route: groupOf(route),
    operation: operationName === undefined ? 'none' : knownNames.has(operationName) ? operationName : 'other',
    outcome: outcomeOf(exchange, ending),
  };
}

/** How a request ended, in one word, for metrics and the log. */
export const outcomeOf = (
  { errorCodes, reply }: Pick<Exchange, 'errorCodes' | 'reply'>,
  { status, isCut }: Ending,
): string => (isCut ? 'cut' : (errorCodes?.[0] ?? reply.problem ?? byStatus(status)));

/** `page` is any path that is not a route: the client's pages and unknown paths. */
function groupOf(route: string | undefined): string {
  if (route === undefined || route === 'page') return 'web';
  if (route === '/graphql' || route === '/bulk') return route.slice(1);
  return route.startsWith('/health') ? 'health' : 'link';
}

function byStatus(status: number): string {
  if (status < 400) return 'ok';
  return status < 500 ? 'refused' : 'failed';
}
