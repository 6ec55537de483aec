import { withProblems } from '../../errors/withProblems.ts';
import { fromGlobalId, identity } from '../../relay/ids.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';
import { createContact } from './createContact.ts';
import { updateContact } from './updateContact.ts';

/** Resolvers of contacts (PROF-15 to PROF-20; CALL-092 to CALL-095). */
export const contactResolvers = {
  Viewer: {
    contacts: (_viewer, _args, { rest }) => rest.get('listContacts'),
  },
  Contact: identity('Contact'),
  Mutation: {
    createContact,
    updateContact,
    deleteContact: (_mutation, { input: { id, force } }, { rest }, info) =>
      withProblems(info, async () => {
        const path = { id: fromGlobalId('Contact', id, 'input.id') };
        await rest.write('deleteContact', { path, force });
        return { __typename: 'DeleteContactPayload', deletedId: id };
      }),
  },
} satisfies Resolvers;
