import {
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { GatewayError } from '../errors/GatewayError.ts';
import type { MessageKey } from '../messages/catalogue.ts';
import { message } from '../messages/message.ts';

/** The sizes of a document that decide how much work it causes; a fragment counts each time it is spread. */
interface Measure {
  /** Levels of nested fields. */
  depth: number;
  fields: number;
  aliases: number;
  directives: number;
  /** Fields with one response key in one selection set: validation compares each pair of them, with their subfields. */
  repetitions: number;
}

/** The limits of one operation. The client's largest has 7 levels, 200 fields and 20 aliases. */
const limits: Readonly<Measure> = { depth: 20, fields: 1000, aliases: 100, directives: 100, repetitions: 20 };
const maxDefinitions = 100;
const nothing: Measure = { depth: 0, fields: 0, aliases: 0, directives: 0, repetitions: 0 };

/**
 * Throws GraphQLError for a document that would be expensive to validate or to run (promise: abusive documents). Takes
 * one pass: each fragment is measured once, however often it is spread.
 */
export function assertWithinLimits({ definitions }: DocumentNode): void {
  if (definitions.length > maxDefinitions) throw tooMuch('definitions', definitions.length, maxDefinitions);
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const one of definitions)
    if (one.kind === Kind.FRAGMENT_DEFINITION) fragments.set(one.name.value, one);
  const measured = new Map<string, Measure>();

  const measureSet = ({ selections }: SelectionSetNode): Measure => {
    let sum = { ...nothing, repetitions: mostRepeated(selections) };
    for (const selection of selections) {
      let inner = nothing;
      if (selection.kind === Kind.FRAGMENT_SPREAD) inner = measureFragment(selection.name.value);
      else if (selection.selectionSet) inner = measureSet(selection.selectionSet);
      const own = selection.kind === Kind.FIELD ? 1 : 0;
      sum = {
        depth: Math.max(sum.depth, inner.depth + own),
        fields: sum.fields + inner.fields + own,
        aliases: sum.aliases + inner.aliases + (selection.kind === Kind.FIELD && selection.alias ? 1 : 0),
        directives: sum.directives + inner.directives + (selection.directives?.length ?? 0),
        repetitions: Math.max(sum.repetitions, inner.repetitions),
      };
    }
    return sum;
  };

  const measureFragment = (name: string): Measure => {
    const known = measured.get(name);
    if (known) return known;
    // Validation reports a fragment that spreads itself; here the recursion only has to end.
    measured.set(name, nothing);
    const fragment = fragments.get(name);
    const measure = fragment ? measureSet(fragment.selectionSet) : nothing;
    measured.set(name, measure);
    return measure;
  };

  for (const one of definitions) {
    if (!('selectionSet' in one)) continue;
    const measure =
      one.kind === Kind.FRAGMENT_DEFINITION ? measureFragment(one.name.value) : measureSet(one.selectionSet);
    for (const [name, max] of Object.entries(limits) as [keyof Measure, number][]) {
      if (measure[name] > max) throw tooMuch(name, measure[name], max);
    }
  }
}

/** How often the most frequent response key is selected. */
function mostRepeated(selections: readonly SelectionNode[]): number {
  const counts = new Map<string, number>();
  const count = (all: readonly SelectionNode[]): void => {
    for (const selection of all) {
      if (selection.kind === Kind.INLINE_FRAGMENT) count(selection.selectionSet.selections);
      if (selection.kind !== Kind.FIELD) continue;
      const name = (selection.alias ?? selection.name).value;
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  };
  count(selections);
  return Math.max(0, ...counts.values());
}

type Size = keyof Measure | 'definitions';

const messageKeys = {
  depth: 'OPERATION.DEPTH',
  fields: 'OPERATION.FIELDS',
  aliases: 'OPERATION.ALIASES',
  directives: 'OPERATION.DIRECTIVES',
  repetitions: 'OPERATION.REPETITIONS',
  definitions: 'OPERATION.DEFINITIONS',
} as const satisfies Record<Size, MessageKey>;

const tooMuch = (what: Size, size: number, max: number): GatewayError =>
  new GatewayError(message(messageKeys[what], { size, max }), {
    extensions: { code: 'BAD_REQUEST', http: { status: 400 } },
  });
