import { withProblems } from '../../errors/withProblems.ts';
import { afterWrite, newest } from '../../rest/afterWrite.ts';
import type { MutationResolvers } from '../../schema/resolvers.generated.ts';
import { contactToWire, isContact, toPath } from './contactBody.ts';

/** Creates a contact; where the answer is not it, the newest like it is taken. */
export const createContact = ((_mutation, { input: { contact, force } }, { rest }, info) =>
  withProblems(
    info,
    async () => {
      const body = contactToWire(contact);
      const answer = await rest.write('createContact', { body, force });
      const created =
        answer && isContact(answer, body)
          ? answer
          : await afterWrite(async () =>
              newest(await rest.get('listContacts'), (one) => isContact(one, body)),
            );
      return { __typename: 'ContactPayload', contact: created };
    },
    toPath,
  )) satisfies MutationResolvers['createContact'];
