import { NoSchemaIntrospectionCustomRule, parse, validate } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { maxDepthRule } from './maxDepthRule.ts';

const maxTokens = 5000;
const maxErrors = 20;

/**
 * Bounds what a document may cost before it runs: tokens while parsing, depth and the number of errors while
 * validating. Without introspection, errors suggest no names either.
 */
export function documentLimitsPlugin({ introspection }: { introspection: boolean }): Plugin {
  return {
    onParse({ setParseFn }) {
      setParseFn((source: string, options?: object) => parse(source, { ...options, maxTokens }));
    },
    onValidate({ addValidationRule, setValidationFn }) {
      addValidationRule(maxDepthRule);
      if (!introspection) addValidationRule(NoSchemaIntrospectionCustomRule);
      setValidationFn((schema: Parameters<typeof validate>[0], ...rest: RestOfValidate) =>
        validate(schema, rest[0], rest[1], { ...rest[2], maxErrors, hideSuggestions: !introspection }),
      );
    },
  };
}

type RestOfValidate = Parameters<typeof validate> extends [unknown, ...infer Rest] ? Rest : never;
