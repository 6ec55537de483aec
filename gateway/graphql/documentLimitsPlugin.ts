import {
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';
import { GatewayError } from '../errors/GatewayError.ts';
import { message, type Message } from '../messages/message.ts';
import { assertWithinLimits } from './measureDocument.ts';

const maxTokens = 5000;
const maxLength = 100_000;
const maxErrors = 20;

/**
 * Caches of parsed documents, limited by the length of their texts: a document takes about a hundred times as much
 * memory as its text. Errors of parsing are not cached.
 */
export const createDocumentCaches = () => ({
  documentCache: new LRUCache<string, DocumentNode>({
    maxSize: 500_000,
    sizeCalculation: (_document, text) => text.length + 1,
  }),
  errorCache: { get: () => undefined, set: () => undefined },
});

/**
 * Limits the work that a document causes before it runs: tokens while parsing; depth, fields, aliases and directives
 * before validation; the number of errors during validation. Without introspection, errors suggest no names.
 */
export function documentLimitsPlugin({ introspection }: { introspection: boolean }): Plugin {
  return {
    onParse({ setParseFn }) {
      setParseFn(parseWithin);
    },
    onValidate({ addValidationRule, setValidationFn }) {
      if (!introspection) addValidationRule(NoSchemaIntrospectionCustomRule);
      setValidationFn((schema: GraphQLSchema, ...rest: RestOfValidate) =>
        validate(schema, rest[0], rest[1], { ...rest[2], maxErrors, hideSuggestions: !introspection }),
      );
    },
  };
}

/**
 * Reads a document as the plugin does, outside of Yoga.
 *
 * @returns the document, or why it cannot run, with the codes that Yoga gives
 */
export function readDocument(
  source: string,
  { schema, introspection }: { schema: GraphQLSchema; introspection: boolean },
): { document: DocumentNode } | { errors: readonly GraphQLError[] } {
  let document: DocumentNode;
  try {
    document = parseWithin(source);
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return { errors: [withCode(error, 'GRAPHQL_PARSE_FAILED')] };
  }
  const rules = introspection ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];
  const errors = validate(schema, document, rules, { maxErrors, hideSuggestions: !introspection });
  if (errors.length === 0) return { document };
  return { errors: errors.map((error) => withCode(error, 'GRAPHQL_VALIDATION_FAILED')) };
}

const withCode = (error: GraphQLError, code: string): GraphQLError =>
  error.extensions.code === undefined
    ? new GraphQLError(error.message, {
        nodes: error.nodes,
        source: error.source,
        positions: error.positions,
        extensions: { code },
      })
    : error;

/** Parses a document and limits it. One that is too long is a refused request (400), whichever media type the caller accepts. */
function parseWithin(source: string, options?: object): DocumentNode {
  if (String(source).length > maxLength) throw refusal(message('OPERATION.TOO_LONG', { max: maxLength }));
  let document: DocumentNode;
  try {
    document = parse(source, { ...options, maxTokens });
  } catch (error) {
    // The parser recurses as deep as the document.
    if (error instanceof RangeError) throw refusal(message('OPERATION.TOO_DEEP'));
    if (error instanceof Error && error.message.includes('Document contains more than'))
      throw refusal(message('OPERATION.TOO_MANY_TOKENS', { max: maxTokens }));
    throw error;
  }
  assertWithinLimits(document);
  return document;
}

const refusal = (text: Message): GatewayError =>
  new GatewayError(text, { extensions: { code: 'BAD_REQUEST', http: { status: 400 } } });

type RestOfValidate = Parameters<typeof validate> extends [unknown, ...infer Rest] ? Rest : never;
