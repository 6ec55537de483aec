import { parse, visit } from 'graphql';
import type { ASTNode } from 'graphql';

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
export function findUndescribed(sdl: string): string[] {
  const undescribed: string[] = [];
  const path: string[] = [];
  visit(parse(sdl, { noLocation: true }), {
    enter(node) {
      if (!describable.has(node.kind)) return;
      path.push(nameOf(node));
      if (!descriptionOf(node)?.trim()) undescribed.push(path.join('.'));
    },
    leave(node) {
      if (describable.has(node.kind)) path.pop();
    },
  });
  return undescribed;
}

const nameOf = (node: ASTNode): string => ('name' in node && node.name ? node.name.value : node.kind);
const descriptionOf = (node: ASTNode): string | undefined =>
  'description' in node ? node.description?.value : undefined;
