import type { GatewayError } from './NetworkEvents.ts';
import { isRecord } from '../../contract/isRecord.ts';

/** Path length of a page's own object, such as `viewer.order`; longer paths are parts of it. */
const ownPath = 2;

/** The `errors` of a GraphQL answer in the shape the client works with; empty when there are none. */
export function readGatewayErrors(body: unknown, requestId: string | null): GatewayError[] {
  if (!isRecord(body) || !Array.isArray(body['errors'])) return [];
  return body['errors'].map((entry: unknown): GatewayError => {
    const error = isRecord(entry) ? entry : {};
    const extensions = isRecord(error['extensions']) ? error['extensions'] : {};
    return {
      message: text(error['message']) ?? '',
      code: text(extensions['code']) ?? 'SERVER_ERROR',
      messages: Array.isArray(extensions['messages'])
        ? extensions['messages'].filter((message) => typeof message === 'string')
        : [],
      error: text(extensions['error']),
      isPartial: Array.isArray(error['path']) && error['path'].length > ownPath,
      status: typeof extensions['status'] === 'number' ? extensions['status'] : null,
      requestId: text(extensions['requestId']) ?? requestId,
    };
  });
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
