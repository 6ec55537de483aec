import { toInputPath } from '../../errors/toInputPath.ts';
import { withProblems } from '../../errors/withProblems.ts';
import { findById } from '../../loaders.ts';
import { fromGlobalId, identity } from '../../relay/ids.ts';
import { afterWrite, isSameText, newest } from '../../rest/afterWrite.ts';
import type { Entity, Sent } from '../../rest/entities.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';
import type { ContactInput } from '../../schema/types.generated.ts';

/** A contact as /api/v3 takes it (PROF-18). */
export const contactToWire = (contact: ContactInput): Sent<'ContactInput'> => ({
  firstName: contact.firstName,
  lastName: contact.lastName,
  position: contact.position,
  email: contact.email,
  workPhone: contact.workPhone,
  mobilePhone: contact.mobilePhone ?? null,
});

/** Whether it is the contact that was sent. */
export const isContact = (contact: Entity<'Contact'>, sent: Sent<'ContactInput'>): boolean =>
  (['firstName', 'lastName', 'position', 'email', 'workPhone'] as const).every((key) =>
    isSameText(contact[key], sent[key]),
  );

const toPath = (field: string): string => `contact.${toInputPath(field)}`;

/** Resolvers of contacts (PROF-15 to PROF-20; CALL-092 to CALL-095). */
export const contactResolvers = {
  Viewer: {
    contacts: (_viewer, _args, { rest }) => rest.get('listContacts'),
  },
  Contact: identity('Contact'),
  Mutation: {
    createContact: (_mutation, { input: { contact, force } }, { rest }, info) =>
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
      ),
    updateContact: (_mutation, { input: { id, contact, force } }, { rest }, info) =>
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
      ),
    deleteContact: (_mutation, { input: { id, force } }, { rest }, info) =>
      withProblems(info, async () => {
        const path = { id: fromGlobalId('Contact', id, 'input.id') };
        await rest.write('deleteContact', { path, force });
        return { __typename: 'DeleteContactPayload', deletedId: id };
      }),
  },
} satisfies Resolvers;
