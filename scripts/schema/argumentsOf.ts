import { Kind, parse } from 'graphql';
import type { InputValueDefinitionNode } from 'graphql';

/** Parses definitions of arguments or input fields, for example `"How many." first: Int`. */
export function argumentsOf(sdl: string): readonly InputValueDefinitionNode[] {
  const [input] = parse(`input Parsed { ${sdl} }`, { noLocation: true }).definitions;
  return input?.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION ? (input.fields ?? []) : [];
}
