import { usePersistedOperations as createPlugin } from '@graphql-yoga/plugin-persisted-operations';
import { GraphQLError, type GraphQLErrorOptions } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { GatewayError } from '../errors/GatewayError.ts';
import { message, type Message } from '../messages/message.ts';
import { readBearer } from '../http/session.ts';

interface PersistedDocumentsOptions {
  /** The client's operation with a document id, of this build or another. */
  findDocument: (id: string) => Promise<string | null>;
  mayRunOwn: MayRunOwn;
}

/** Whether a caller may send operations as text, judged by its request's headers. */
export type MayRunOwn = (header: (name: string) => string | null) => boolean;

/** Callers with a token in Authorization may; browser sessions only with `freeOperations`. */
export const createMayRunOwn =
  (freeOperations: boolean): MayRunOwn =>
  (header) =>
    freeOperations || readBearer(header) !== null;

/** Runs the client's operations by their `documentId`, and others where the caller may. */
export function persistedDocumentsPlugin({ findDocument, mayRunOwn }: PersistedDocumentsOptions): Plugin {
  return createPlugin({
    allowArbitraryOperations: ({ headers }) => mayRunOwn((name) => headers.get(name)),
    extractPersistedOperationId: (params) =>
      'documentId' in params && typeof params.documentId === 'string' ? params.documentId : null,
    getPersistedOperation: findDocument,
    customErrors: {
      keyNotFound: ({ params }) =>
        // An automatic persisted query: by these words clients learn to send the document instead.
        params.extensions?.['persistedQuery'] === undefined
          ? refusal('BAD_REQUEST', message('OPERATION.MISSING'))
          : new GraphQLError('PersistedQueryNotSupported', optionsOf('PERSISTED_QUERY_NOT_SUPPORTED')),
      notFound: () => refusal('PERSISTED_OPERATION_NOT_FOUND', message('OPERATION.UNKNOWN_ID')),
      persistedQueryOnly: () => refusal('FORBIDDEN', message('OPERATION.OWN_ONLY')),
    },
  });
}

const optionsOf = (code: string): GraphQLErrorOptions => ({ extensions: { code, http: { status: 400 } } });

const refusal = (code: string, text: Message): GatewayError => new GatewayError(text, optionsOf(code));
