import { toInputPath } from '../../errors/toInputPath.ts';
import { withProblems } from '../../errors/withProblems.ts';
import { findById } from '../../loaders.ts';
import { fromGlobalId, identity } from '../../relay/ids.ts';
import { afterWrite, isSameText, newest } from '../../rest/afterWrite.ts';
import type { Entity, Sent } from '../../rest/entities.ts';
import type { RestClient } from '../../rest/RestClient.ts';
import { fromEnum, openEnum } from '../../schema/enums.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';
import type { AddressInput, AddressType } from '../../schema/types.generated.ts';
import { addressToWire } from './addressToWire.ts';

const toAddressType = openEnum('AddressType', null);

/** Whether an address may be of a type: also one whose type the back end does not say, or that cannot be read. */
const mayBeOf = (type: AddressType, address: Entity<'Address'> | null): boolean =>
  address === null || (toAddressType(address.type) ?? type) === type;

/** An address as it is sent, with its type. */
export const toBody = (type: AddressType, address: AddressInput): Sent<'AddressInput'> => ({
  type: fromEnum(type),
  ...addressToWire(address, 'input.address'),
});

/** The input has the fields of an address in `address`, the call has them in its body. */
const toPath = (field: string): string =>
  field === 'type' || field.includes('.') ? toInputPath(field) : `address.${toInputPath(field)}`;

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
    createAddress: (_mutation, { input: { type, address, force } }, { rest }, info) =>
      withProblems(
        info,
        async () => {
          const body = toBody(type, address);
          const answer = await rest.write('createAddress', { body, force });
          const created = answer && isAddress(answer, body) ? answer : await findAddress(rest, body);
          return { __typename: 'CreateAddressPayload', address: created };
        },
        toPath,
      ),
    updateAddress: (_mutation, { input: { id, type, address, force } }, { rest }, info) =>
      withProblems(
        info,
        async () => {
          const path = { id: fromGlobalId('Address', id, 'input.id') };
          const answer = await rest.write('updateAddress', { path, body: toBody(type, address), force });
          const updated =
            answer?.address?.id === path.id
              ? answer.address
              : await afterWrite(async () => findById(await rest.get('listAddresses'), path.id));
          return {
            __typename: 'UpdateAddressPayload',
            address: updated,
            resultCode: answer?.resultCode ?? null,
          };
        },
        toPath,
      ),
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

const findAddress = (rest: RestClient, sent: Sent<'AddressInput'>) =>
  afterWrite(async () => newest(await rest.get('listAddresses'), (one) => isAddress(one, sent)));

/** Whether it is the address that was sent, by what identifies one. */
export const isAddress = (address: Entity<'Address'>, sent: Sent<'AddressInput'>): boolean =>
  (['type', 'name', 'companyName', 'city', 'index', 'address', 'email', 'phone'] as const).every((key) =>
    isSameText(address[key], sent[key]),
  );
