import { usePersistedOperations as createPlugin } from '@graphql-yoga/plugin-persisted-operations';
import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { readBearer } from '../session.ts';

interface PersistedDocumentsOptions {
  /** The client's operation with a document id. */
  findDocument: (id: string) => string | null;
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
          ? toError(refusal('BAD_REQUEST', 'Send a query, or the documentId of a known operation.'))
          : toError(refusal('PERSISTED_QUERY_NOT_SUPPORTED', 'PersistedQueryNotSupported')),
      notFound: refusal('PERSISTED_OPERATION_NOT_FOUND', 'No operation has this documentId.'),
      persistedQueryOnly: refusal('FORBIDDEN', 'A browser session runs the operations of the client only.'),
    },
  });
}

const refusal = (code: string, message: string) => ({ message, extensions: { code, http: { status: 400 } } });

const toError = ({ message, extensions }: ReturnType<typeof refusal>): GraphQLError =>
  new GraphQLError(message, { extensions });
