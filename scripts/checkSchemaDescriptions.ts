import { parse, visit } from 'graphql';
import type { ASTNode } from 'graphql';
import { idsIn } from './checkRequirementIds.ts';

const describable = new Set([
  'ScalarTypeDefinition',
  'ObjectTypeDefinition',
  'InterfaceTypeDefinition',
  'UnionTypeDefinition',
  'EnumTypeDefinition',
  'InputObjectTypeDefinition',
  'DirectiveDefinition',
  'FieldDefinition',
  'InputValueDefinition',
  'EnumValueDefinition',
]);

/** Paths (`Type.field.argument`) of all elements of an SDL that have no description. */
export const findUndescribed = (sdl: string): string[] =>
  elementsOf(sdl).flatMap(({ path, description }) => (description === '' ? path : []));

/**
 * `path: id` for each requirement id in a description. Callers of the API cannot look ids up; in a module's SDL they
 * belong into a `#` comment.
 *
 * @param areas areas of ids, such as `ORD`
 */
export const findIdsInDescriptions = (sdl: string, areas: Set<string>): string[] =>
  elementsOf(sdl).flatMap(({ path, description }) => idsIn(description, areas).map((id) => `${path}: ${id}`));

interface Element {
  path: string;
  /** Empty without a description. */
  description: string;
}

function elementsOf(sdl: string): Element[] {
  const elements: Element[] = [];
  const path: string[] = [];
  visit(parse(sdl, { noLocation: true }), {
    enter(node) {
      if (!describable.has(node.kind)) return;
      path.push(nameOf(node));
      elements.push({ path: path.join('.'), description: descriptionOf(node) });
    },
    leave(node) {
      if (describable.has(node.kind)) path.pop();
    },
  });
  return elements;
}

const nameOf = (node: ASTNode): string => ('name' in node && node.name ? node.name.value : node.kind);
const descriptionOf = (node: ASTNode): string =>
  ('description' in node ? node.description?.value.trim() : undefined) ?? '';
