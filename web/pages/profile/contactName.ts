import { dash } from '../../ui/dash.ts';
import { fullName } from '../../ui/personName.ts';
import type { Contact } from './readContact.ts';

/** First and last name. */
export const contactName = (contact: Pick<Contact, 'firstName' | 'lastName'>): string =>
  fullName(contact) ?? dash;
