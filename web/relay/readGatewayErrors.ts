import type { GatewayError } from './NetworkEvents.ts';

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
      requestId: text(extensions['requestId']) ?? requestId,
    };
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
