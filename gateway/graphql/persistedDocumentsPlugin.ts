import { usePersistedOperations as createPlugin } from '@graphql-yoga/plugin-persisted-operations';
import type { Plugin } from 'graphql-yoga';

interface PersistedDocumentsOptions {
  /** Operations by document id, as relay-compiler wrote them. */
  documents: Readonly<Record<string, string>>;
  /** Whether a caller without Authorization may run operations of its own too. */
  freeOperations: boolean;
}

/**
 * Runs the client's operations by their `documentId`. Operations of one's own are for callers with Authorization,
 * and for browser sessions only where that is switched on.
 */
export function persistedDocumentsPlugin({ documents, freeOperations }: PersistedDocumentsOptions): Plugin {
  const known = new Map(Object.entries(documents));
  return createPlugin({
    allowArbitraryOperations: (request) => freeOperations || request.headers.has('authorization'),
    extractPersistedOperationId: (params) =>
      'documentId' in params && typeof params.documentId === 'string' ? params.documentId : null,
    getPersistedOperation: (id) => known.get(id) ?? null,
    customErrors: {
      keyNotFound: refusal('BAD_REQUEST', 'Send a query, or the documentId of a known operation.'),
      notFound: refusal('PERSISTED_OPERATION_NOT_FOUND', 'No operation has this documentId.'),
      persistedQueryOnly: refusal('FORBIDDEN', 'A browser session runs the operations of the client only.'),
    },
  });
}

const refusal = (code: string, message: string) => ({ message, extensions: { code, http: { status: 400 } } });
