import { defineLoader, findById } from '../../relay/loaders.ts';
import { candidatesAmong, type CandidateFinders } from '../../relay/candidates.ts';
import { nodeById, type NodeFetchers } from '../../relay/node.ts';
import { defineModule } from '../defineModule.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';
import { isAddress, toBody } from './addressBody.ts';
import { addressResolvers } from './addressResolvers.ts';
import { contactToWire, isContact } from './contactBody.ts';
import { contactResolvers } from './contactResolvers.ts';

/** An address of the account; /api/v3 has only the list of all (CALL-087). */
const addressById = defineLoader(async (id: number, { rest }) =>
  findById(await rest.get('listAddresses'), id),
);

/** A contact of the account; /api/v3 has only the list of all (CALL-092). */
const contactById = defineLoader(async (id: number, { rest }) =>
  findById(await rest.get('listContacts'), id),
);

const resolvers = {
  ...addressResolvers,
  ...contactResolvers,
  Viewer: { ...addressResolvers.Viewer, ...contactResolvers.Viewer },
  Mutation: { ...addressResolvers.Mutation, ...contactResolvers.Mutation },
} satisfies Resolvers;

const nodes: NodeFetchers = {
  Address: nodeById(addressById),
  Contact: nodeById(contactById),
};

// Addresses and contacts have no time.
const candidates: CandidateFinders = {
  createAddress: async ({ type, address }, { context }) => {
    const sent = toBody(type, address);
    const addresses = await context.rest.get('listAddresses');
    return candidatesAmong('Address', addresses, (one) => ({ fits: isAddress(one, sent) }));
  },
  createContact: async ({ contact }, { context }) => {
    const sent = contactToWire(contact);
    const contacts = await context.rest.get('listContacts');
    return candidatesAmong('Contact', contacts, (one) => ({ fits: isContact(one, sent) }));
  },
};

export const profile = defineModule({ resolvers, nodes, candidates });
