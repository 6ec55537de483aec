import type { NodeFetchers } from '../relay/node.ts';
import type { CandidateFinders } from '../relay/candidates.ts';
import type { Resolvers } from '../schema/resolvers.generated.ts';

/** A domain's part of the schema; its types are in the `.graphql` files of its folder. */
export interface Module {
  resolvers: Resolvers;
  /** How to read one object of each of the domain's types that implement `Node`. */
  nodes?: NodeFetchers;
  /** How to find what the domain's mutations may have made when their answer was lost. */
  candidates?: CandidateFinders;
}

/**
 * A module, named after its folder and listed in gateway/modules/modules.ts.
 *
 * @example export const orders = defineModule({ resolvers, nodes });
 */
export const defineModule = (module: Module): Module => module;
