import { withProblems } from '../../errors/withProblems.ts';
import { defineLoader, findById } from '../../loaders.ts';
import { identity } from '../../relay/ids.ts';
import { nodeById, type NodeFetchers } from '../../relay/node.ts';
import { defineModule } from '../../schema/defineModule.ts';
import { fromEnum, toEnum } from '../../schema/enums.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';
import { addressToWire } from './addressToWire.ts';

/** An address of the account; /api/v3 has only the list of all (CALL-087). */
const addressById = defineLoader(async (id: number, { rest }) =>
  findById(await rest.get('listAddresses'), id),
);

const resolvers = {
  Viewer: {
    addresses: async (_viewer, { type }, { rest, session }) => {
      if (session.bearer === null) return [];
      const addresses = await rest.get('listAddresses');
      return type == null ? addresses : addresses.filter((address) => address.type === fromEnum(type));
    },
  },
  Address: {
    ...identity('Address'),
    type: ({ type }) => toEnum(type),
  },
  Mutation: {
    createAddress: (_mutation, { input: { type, address, force } }, { rest }, info) =>
      withProblems(info, async () => {
        const body = { type: fromEnum(type), ...addressToWire(address) };
        return {
          __typename: 'CreateAddressPayload',
          address: await rest.write('createAddress', { body, force }),
        };
      }),
  },
} satisfies Resolvers;

const nodes: NodeFetchers = {
  Address: nodeById(addressById),
};

export const profile = defineModule({ resolvers, nodes });
