import { withProblems } from '../../errors/withProblems.ts';
import { findById } from '../../relay/loaders.ts';
import { fromGlobalId } from '../../relay/ids.ts';
import { afterWrite } from '../../rest/afterWrite.ts';
import type { MutationResolvers } from '../../schema/resolvers.generated.ts';
import { contactToWire, toPath } from './contactBody.ts';

/** Changes a contact; it is read again where the answer is not it. */
export const updateContact = ((_mutation, { input: { id, contact, force } }, { rest }, info) =>
  withProblems(
    info,
    async () => {
      const path = { id: fromGlobalId('Contact', id, 'input.id') };
      const answer = await rest.write('updateContact', { path, body: contactToWire(contact), force });
      const updated =
        answer?.id === path.id
          ? answer
          : await afterWrite(async () => findById(await rest.get('listContacts'), path.id));
      return { __typename: 'ContactPayload', contact: updated };
    },
    toPath,
  )) satisfies MutationResolvers['updateContact'];
