import { dash } from '../../ui/values/dash.ts';
import { fullName } from '../../ui/values/personName.ts';
import type { Contact } from './readContact.ts';

/** First and last name. */
export const contactName = (contact: Pick<Contact, 'firstName' | 'lastName'>): string =>
  fullName(contact) ?? dash;
