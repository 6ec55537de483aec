import { mergeTypeDefs } from '@graphql-tools/merge';
import { buildASTSchema, concatAST, Kind, parse, visit } from 'graphql';
import type { DirectiveDefinitionNode, DirectiveNode, DocumentNode, GraphQLDirective } from 'graphql';
import { describeCosts } from './describeCosts.ts';
import { expandConnections } from './expandConnections.ts';
import { expandEntities } from './expandEntities.ts';
import { expandEnums } from './expandEnums.ts';
import { expandMutations } from './expandMutations.ts';

/**
 * Merges the SDL of gateway/schema and all modules into one schema, and expands the directives of
 * gateway/schema/shorthand.graphql, which are not in the result. Descriptions say what fields cost.
 *
 * @throws for SDL that is not valid, misspelled directives and their arguments included
 */
export function mergeModules(files: readonly string[]): DocumentNode {
  const modules = concatAST(files.map((file) => parse(file, { noLocation: true })));
  const connections = expandConnections(
    expandEnums(expandEntities(modules)),
    directiveOf(modules, 'connection'),
  );
  const merged = mergeTypeDefs(expandMutations(connections, directiveOf(modules, 'mutation')));
  buildASTSchema(merged);
  const described = describeCosts(merged, (name) => directiveOf(modules, name));
  return visit(described, { DirectiveDefinition: withoutShorthand, Directive: withoutShorthand });
}

const withoutShorthand = ({ name }: DirectiveDefinitionNode | DirectiveNode) =>
  ['connection', 'entity', 'mutation', 'open'].includes(name.value) ? null : undefined;

function directiveOf({ definitions }: DocumentNode, name: string): GraphQLDirective {
  const directives = definitions.filter(({ kind }) => kind === Kind.DIRECTIVE_DEFINITION);
  const directive = buildASTSchema({ kind: Kind.DOCUMENT, definitions: directives }).getDirective(name);
  if (!directive) throw new Error(`gateway/schema has no @${name}.`);
  return directive;
}
