import { getDirectiveValues, Kind, visit } from 'graphql';
import type {
  DocumentNode,
  FieldDefinitionNode,
  GraphQLDirective,
  ObjectTypeDefinitionNode,
  TypeNode,
} from 'graphql';

/**
 * Adds to descriptions what a field costs for every object that it is selected of, or more than one call: introspection
 * does not show `@cost` and `@reads`. Fields that cost the usual one call per operation say nothing.
 *
 * @param directiveOf the directive with a name, as gateway/schema/cost.graphql defines it
 * @throws for a type whose fields share two different calls, which one sentence cannot tell apart; a field may take
 *   further calls besides the shared one
 */
export function describeCosts(
  document: DocumentNode,
  directiveOf: (name: string) => GraphQLDirective,
): DocumentNode {
  const [cost, reads] = [directiveOf('cost'), directiveOf('reads')];

  /** The calls that a field shares with others of its type, and those for each object that it gives. */
  const readsOf = (field: FieldDefinitionNode) => {
    const all = (field.directives ?? [])
      .filter(({ name }) => name.value === reads.name)
      .map((node) => getDirectiveValues(reads, { directives: [node] }) ?? {});
    return {
      isShared: all.length > 0,
      shared: all.filter(({ each, once }) => each !== true && once !== true),
      each: all.filter(({ each }) => each === true),
    };
  };

  const describe = (field: FieldDefinitionNode, { name, fields = [] }: ObjectTypeDefinitionNode) => {
    const weight = Number(getDirectiveValues(cost, field)?.['weight'] ?? 0);
    if (weight === 0) return '';
    const calls = weight === 1 ? 'one call' : `${weight} calls`;
    const { isShared, shared, each } = readsOf(field);
    const isSelectedOnce = /^(Query|Viewer|Mutation|\w+Payload|\w+Connection)$/.test(name.value);
    const rowCalls = shared.length > 1 ? `${weight * shared.length} calls` : calls;
    const perRow = isSelectedOnce || (isShared && shared.length === 0) ? '' : `Costs ${rowCalls} per row`;
    const sharing = new Set(
      fields.flatMap((one) => {
        const [call, ...further] = readsOf(one).shared;
        return call && further.length === 0 ? call['call'] : [];
      }),
    );
    if (perRow && sharing.size > 1) throw new Error(`Fields of ${name.value} share several calls.`);
    return [
      isSelectedOnce && weight > 1 && !isShared ? `Costs ${calls}.` : '',
      perRow &&
        (isShared
          ? `${perRow}, ${shared.length > 1 ? 'one of them ' : ''}shared with the other such fields of \`${name.value}\`.`
          : `${perRow}.`),
      ...each.map(({ holds }) => {
        const free = ['id', 'dbId', ...(Array.isArray(holds) ? holds : [])].map((one) => `\`${one}\``);
        return `Costs ${calls} per \`${namedType(field.type)}\` unless only ${free.join(', ')} are selected.`;
      }),
    ]
      .filter(Boolean)
      .join(' ');
  };

  return visit(document, {
    ObjectTypeDefinition: (type) => ({
      ...type,
      fields: type.fields?.map((field) => append(field, describe(field, type))),
    }),
  });
}

const namedType = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type);

function append(field: FieldDefinitionNode, sentence: string): FieldDefinitionNode {
  const { description } = field;
  if (sentence === '' || !description) return field;
  const space = description.value.includes('\n') ? '\n' : ' ';
  return { ...field, description: { ...description, value: `${description.value}${space}${sentence}` } };
}
