import {
  BREAK,
  Kind,
  OperationTypeNode,
  visit,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import type { Plugin } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';

/** A query that has run before, compiled. */
export interface KnownOperation {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly run: CompiledQuery['query'];
}

interface Entry extends Pick<KnownOperation, 'document' | 'operation'> {
  /** Compiled when it is first found; null for what cannot be. */
  known?: KnownOperation | null;
}

/**
 * How many characters of text are kept, the client's ten times over; what is made of a text takes a hundred times
 * as much memory.
 */
const maxSize = 500_000;

/**
 * The queries that have gone through every check of a document in this process, by their text. The checks of a
 * document do not depend on who sends it, so they need not be made again (docs/decisions/fast-lane.md).
 */
export class KnownOperations {
  readonly #schema: GraphQLSchema;
  readonly #entries = new LRUCache<string, Entry>({
    maxSize,
    sizeCalculation: (_entry, text) => text.length + 1,
  });

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  /** Learns what passed Yoga's checks and is about to run. */
  plugin(): Plugin {
    return { onExecute: ({ args }) => this.#learn(args.document) };
  }

  /** The query of a text, if it has run before. */
  find(text: string): KnownOperation | null {
    const entry = this.#entries.get(text);
    if (!entry) return null;
    if (entry.known === undefined) entry.known = this.#compile(entry);
    return entry.known;
  }

  #learn(document: DocumentNode): void {
    const text = document.loc?.source.body;
    if (text === undefined || this.#entries.has(text)) return;
    const [operation, ...others] = document.definitions.filter(
      (definition) => definition.kind === Kind.OPERATION_DEFINITION,
    );
    if (!operation || others.length > 0 || operation.operation !== OperationTypeNode.QUERY) return;
    if (isIntrospection(operation) || hasInputObject(document)) return;
    this.#entries.set(text, { document, operation });
  }

  #compile({ document, operation }: Entry): KnownOperation | null {
    const compiled = compileQuery(this.#schema, document, operation.name?.value);
    return isCompiledQuery(compiled) ? { document, operation, run: compiled.query } : null;
  }
}

/**
 * Whether an input object is written out in the document. graphql-jit does not fill in the defaults of the fields
 * that such an object leaves out; in variables it does.
 */
function hasInputObject(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    ObjectValue() {
      found = true;
      return BREAK;
    },
  });
  return found;
}

const isIntrospection = ({ selectionSet }: OperationDefinitionNode): boolean =>
  selectionSet.selections.some(
    (selection) => selection.kind !== Kind.FIELD || /^__(schema|type)$/.test(selection.name.value),
  );
