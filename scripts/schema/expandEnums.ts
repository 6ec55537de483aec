import { Kind, parse } from 'graphql';
import type { DefinitionNode, DocumentNode, EnumTypeDefinitionNode, EnumValueDefinitionNode } from 'graphql';

/**
 * Writes out `@open`: an enum of which the back end may send values that the schema does not know gets a twin for
 * answers, `OrderStatusValue` for `OrderStatus`, with UNKNOWN. The enum itself holds what may be sent.
 *
 * @param document definitions of all modules
 */
export function expandEnums(document: DocumentNode): DocumentNode {
  const twins = document.definitions.flatMap((definition) =>
    isOpenEnum(definition) ? twinOf(definition) : [],
  );
  return { ...document, definitions: [...document.definitions, ...twins] };
}

const isOpenEnum = (definition: DefinitionNode): definition is EnumTypeDefinitionNode =>
  definition.kind === Kind.ENUM_TYPE_DEFINITION &&
  (definition.directives ?? []).some(({ name }) => name.value === 'open');

const twinOf = ({ name, description, values = [] }: EnumTypeDefinitionNode): EnumTypeDefinitionNode => ({
  kind: Kind.ENUM_TYPE_DEFINITION,
  name: { ...name, value: `${name.value}Value` },
  ...(description && { description }),
  values: [...values, ...unknown],
});

const [unknownEnum] = parse(
  `
  enum Unknown {
    "A value that this schema does not know yet: the field for the back end's text holds it."
    UNKNOWN
  }
  `,
  { noLocation: true },
).definitions;
const unknown: readonly EnumValueDefinitionNode[] =
  unknownEnum?.kind === Kind.ENUM_TYPE_DEFINITION ? (unknownEnum.values ?? []) : [];
