import { defineModule } from '../defineModule.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';
import { readArrivals } from './readArrivals.ts';

const resolvers = {
  Viewer: { arrivals: (_viewer, _args, context) => readArrivals(context) },
} satisfies Resolvers;

export const arrivals = defineModule({ resolvers });
