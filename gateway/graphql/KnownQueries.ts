import { Kind, OperationTypeNode, type DocumentNode, type OperationDefinitionNode } from 'graphql';
import { LRUCache } from 'lru-cache';

/** A query whose document has passed every check. */
export interface KnownQuery {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
}

/**
 * Characters of query text that are kept, ten times those of the client's operations. The documents and plans take
 * about a hundred times as much memory as the text.
 */
const maxSize = 500_000;

/**
 * The queries that have passed Yoga's checks in this process, by their text. These checks do not depend on the caller,
 * so they need not be repeated (docs/decisions/fast-path.md).
 */
export class KnownQueries {
  readonly #queries = new LRUCache<string, KnownQuery>({
    maxSize,
    sizeCalculation: (_query, text) => text.length + 1,
  });

  /** Remembers a document that is about to run, if it is a single query. */
  learn(document: DocumentNode): void {
    const text = document.loc?.source.body;
    if (text === undefined || this.#queries.has(text)) return;
    const [operation, ...others] = document.definitions.filter(
      (definition) => definition.kind === Kind.OPERATION_DEFINITION,
    );
    if (!operation || others.length > 0 || operation.operation !== OperationTypeNode.QUERY) return;
    this.#queries.set(text, { document, operation });
  }

  /** The query with this text, if it has run before. */
  find(text: string): KnownQuery | null {
    return this.#queries.get(text) ?? null;
  }
}
