import { withProblems } from '../../errors/withProblems.ts';
import { fromGlobalId, identity } from '../../relay/ids.ts';
import type { Entity } from '../../rest/entities.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';
import type { AddressType } from '../../schema/types.generated.ts';
import { toAddressType } from './addressBody.ts';
import { createAddress } from './createAddress.ts';
import { updateAddress } from './updateAddress.ts';

/** Whether an address may be of a type: also one whose type the back end does not say, or that cannot be read. */
const mayBeOf = (type: AddressType, address: Entity<'Address'> | null): boolean =>
  address === null || (toAddressType(address.type) ?? type) === type;

/** Resolvers of addresses (PROF-01 to PROF-14; CALL-087 to CALL-091). */
export const addressResolvers = {
  Viewer: {
    addresses: async (_viewer, { type }, { rest, session }) => {
      if (session.bearer === null) return [];
      const addresses = await rest.get('listAddresses');
      return type == null ? addresses : addresses.filter((address) => mayBeOf(type, address));
    },
  },
  Address: {
    ...identity('Address'),
    type: ({ type }) => toAddressType(type),
    street: ({ address }) => address,
    postalCode: ({ index }) => index,
  },
  SetDefaultAddressPayload: {
    addresses: (_payload, _args, { rest }) => rest.get('listAddresses'),
  },
  Mutation: {
    createAddress,
    updateAddress,
    deleteAddress: (_mutation, { input: { id, force } }, { rest }, info) =>
      withProblems(info, async () => {
        const path = { id: fromGlobalId('Address', id, 'input.id') };
        await rest.write('deleteAddress', { path, force });
        return { __typename: 'DeleteAddressPayload', deletedId: id };
      }),
    setDefaultAddress: (_mutation, { input: { id, force } }, { rest }, info) =>
      withProblems(info, async () => {
        const path = { id: fromGlobalId('Address', id, 'input.id') };
        await rest.write('setDefaultAddress', { path, force });
        return { __typename: 'SetDefaultAddressPayload' };
      }),
  },
} satisfies Resolvers;
