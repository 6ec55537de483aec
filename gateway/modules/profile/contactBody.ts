import { toInputPath } from '../../errors/toInputPath.ts';
import { isSameText } from '../../rest/afterWrite.ts';
import type { Entity, Sent } from '../../rest/entities.ts';
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

export const toPath = (field: string): string => `contact.${toInputPath(field)}`;
