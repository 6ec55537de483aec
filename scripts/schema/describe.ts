import { Kind } from 'graphql';
import type { StringValueNode } from 'graphql';

/** The definition with a description, unless it has one. */
export const describe = <T extends { readonly description?: StringValueNode | undefined }>(
  definition: T,
  description: string,
): T =>
  definition.description
    ? definition
    : { ...definition, description: { kind: Kind.STRING, value: description } };
