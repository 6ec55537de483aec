import { Kind, parse, visit } from 'graphql';
import type { DocumentNode, FieldDefinitionNode } from 'graphql';

/** Writes out `@entity`: the type's two ids, before its other fields, except one that the module describes itself. */
export const expandEntities = (document: DocumentNode): DocumentNode =>
  visit(document, {
    ObjectTypeDefinition(type) {
      if (!type.directives?.some(({ name }) => name.value === 'entity')) return undefined;
      const { fields = [] } = type;
      const own = new Set(fields.map(({ name }) => name.value));
      return { ...type, fields: [...ids.filter(({ name }) => !own.has(name.value)), ...fields] };
    },
  });

const [entity] = parse(
  `
  type Entity {
    "Global id."
    id: ID!
    "Id in the back end."
    dbId: String!
  }
  `,
  { noLocation: true },
).definitions;
const ids: readonly FieldDefinitionNode[] =
  entity?.kind === Kind.OBJECT_TYPE_DEFINITION ? (entity.fields ?? []) : [];
