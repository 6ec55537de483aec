import { memo, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactsPageQuery$data } from '../../__generated__/ContactsPageQuery.graphql.ts';
import { ProfileCard } from '../../parts/profile/ProfileCard.tsx';
import { ProfileCards } from '../../parts/profile/ProfileCards.tsx';
import { Reach } from '../../parts/profile/Reach.tsx';
import { lazyDialog } from '../../ui/dialogs/lazyDialog.tsx';
import { contactName } from './contactName.ts';
import { readContact, type Contact } from './readContact.ts';
import { useRemoveContact } from './useRemoveContact.ts';

const [ContactDialog, intent] = lazyDialog(async () => (await import('./ContactDialog.tsx')).ContactDialog);

type Contacts = ContactsPageQuery$data['viewer']['contacts'];

/** The contacts, and the form that adds or changes one (PROF-15, PROF-17). */
export function Contacts({ contacts }: { contacts: Contacts }): ReactElement {
  const [edited, setEdited] = useState<Contact | 'new' | null>(null);
  return (
    <>
      <ContactCards contacts={contacts} onEdit={setEdited} />
      <ContactDialog isOpen={edited !== null} contact={edited} onClose={() => setEdited(null)} />
    </>
  );
}

type CardsProps = { contacts: Contacts; onEdit: (contact: Contact | 'new') => void };

/** The contacts as cards (PROF-15, PROF-20). Memoised: a form that opens over a hundred cards does not draw them again. */
const ContactCards = memo(function ContactCards({ contacts, onEdit }: CardsProps): ReactElement {
  const { t } = useTranslation();
  const remove = useRemoveContact();
  return (
    <ProfileCards
      label={t('PROFILE.TAB.CONTACTS')}
      items={contacts}
      read={readContact}
      textOf={textOf}
      renderCard={(contact, leave) => (
        <ProfileCard
          id={contact.id}
          title={contactName(contact)}
          editIntent={intent}
          onEdit={() => onEdit(contact)}
          onRemove={() => void remove(contact, leave)}
        >
          <span>{contact.position}</span>
          <Reach email={contact.email} phone={contact.workPhone} mobile={contact.mobilePhone} />
        </ProfileCard>
      )}
      add={{ label: t('CONTACT.ADD'), intent, onPress: () => onEdit('new') }}
      empty={{ title: t('CONTACT.EMPTY') }}
    />
  );
});

const textOf = ({ lastName, firstName, position, email, workPhone, mobilePhone }: Contact): string =>
  [lastName, firstName, position, email, workPhone, mobilePhone].filter(Boolean).join(' ');
