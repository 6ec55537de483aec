import { withProblems } from '../../errors/withProblems.ts';
import { toGlobalId } from '../../relay/globalId.ts';
import type { NodeFetchers } from '../../relay/node.ts';
import type { Entity } from '../../rest/entities.ts';
import { defineModule } from '../../schema/defineModule.ts';
import type { AddressType, Resolvers } from '../../schema/resolvers.generated.ts';
import { addressToWire } from './addressToWire.ts';
import { createAddress, listAddresses } from './profile.rest.ts';

const typeToWire = { BILLING: 'billing', SHIPPING: 'shipping' } as const satisfies Record<
  AddressType,
  Entity<'Address'>['type']
>;
const typeFromWire = { billing: 'BILLING', shipping: 'SHIPPING' } as const satisfies Record<
  Entity<'Address'>['type'],
  AddressType
>;

const resolvers = {
  Viewer: {
    addresses: async (_viewer, { type }, { rest, session }) => {
      if (session.bearer === null) return [];
      const addresses = await listAddresses(rest);
      return type == null ? addresses : addresses.filter((address) => address.type === typeToWire[type]);
    },
  },
  Address: {
    id: ({ id }) => toGlobalId('Address', id),
    dbId: ({ id }) => String(id),
    type: ({ type }) => typeFromWire[type],
  },
  Mutation: {
    createAddress: (_mutation, { input: { type, address, force } }, { rest }, info) =>
      withProblems(info, async () => ({
        __typename: 'CreateAddressPayload',
        address: await createAddress(rest, { type: typeToWire[type], ...addressToWire(address) }, force),
      })),
  },
} satisfies Resolvers;

/** Addresses are read by id from the list: /api/v3 has no call for one. */
const nodes: NodeFetchers = {
  Address: async ({ rest }, dbId) =>
    (await listAddresses(rest)).find(({ id }) => String(id) === dbId) ?? null,
};

export const profile = defineModule({ resolvers, nodes });
