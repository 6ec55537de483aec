import { toInputPath } from '../../errors/toInputPath.ts';
import { withProblems } from '../../errors/withProblems.ts';
import { defineLoader, findById } from '../../loaders.ts';
import { identity } from '../../relay/ids.ts';
import { nodeById, type NodeFetchers } from '../../relay/node.ts';
import { defineModule } from '../../schema/defineModule.ts';
import { fromEnum, openEnum } from '../../schema/enums.ts';
import { candidatesAmong, type CandidateFinders } from '../../relay/candidates.ts';
import type { AddressType, Resolvers } from '../../schema/resolvers.generated.ts';
import { addressToWire } from './addressToWire.ts';
import { afterWrite, newest } from '../../rest/afterWrite.ts';
import type { Entity, Sent } from '../../rest/entities.ts';
import type { RestClient } from '../../rest/RestClient.ts';

/** An address of the account; /api/v3 has only the list of all (CALL-087). */
const addressById = defineLoader(async (id: number, { rest }) =>
  findById(await rest.get('listAddresses'), id),
);

/** Whether an address may be of a type: also one whose type the back end does not say, or that cannot be read. */
const mayBeOf = (type: AddressType, address: Entity<'Address'> | null): boolean =>
  address === null || (toAddressType(address.type) ?? type) === type;

const toAddressType = openEnum('AddressType', null);

const resolvers = {
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
  Mutation: {
    createAddress: (_mutation, { input: { type, address, force } }, { rest }, info) => {
      const body = { type: fromEnum(type), ...addressToWire(address, 'input.address') };
      const toPath = (field: string): string =>
        field !== 'type' && Object.hasOwn(body, field) ? `address.${toInputPath(field)}` : toInputPath(field);
      return withProblems(
        info,
        async () => {
          const answer = await rest.write('createAddress', { body, force });
          const created = answer && isAddress(answer, body) ? answer : await findAddress(rest, body);
          return { __typename: 'CreateAddressPayload', address: created };
        },
        toPath,
      );
    },
  },
} satisfies Resolvers;

const findAddress = (rest: RestClient, sent: Sent<'AddressInput'>) =>
  afterWrite(async () => newest(await rest.get('listAddresses'), (one) => isAddress(one, sent)));

/** Whether it is the address that was sent, by what identifies one. */
const isAddress = (address: Entity<'Address'>, sent: Sent<'AddressInput'>): boolean =>
  (['type', 'name', 'companyName', 'city', 'index', 'address', 'email', 'phone'] as const).every(
    (key) => (address[key] ?? '') === (sent[key] ?? ''),
  );

const nodes: NodeFetchers = {
  Address: nodeById(addressById),
};

const candidates: CandidateFinders = {
  // Addresses have no time.
  createAddress: async ({ type, address }, { context }) => {
    const sent = { type: fromEnum(type), ...addressToWire(address, 'input.address') };
    const addresses = await context.rest.get('listAddresses');
    return candidatesAmong('Address', addresses, (one) => ({ fits: isAddress(one, sent) }));
  },
};

export const profile = defineModule({ resolvers, nodes, candidates });
