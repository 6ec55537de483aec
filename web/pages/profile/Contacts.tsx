import { Button } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { lazy, useMemo, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactsPageQuery$data } from '../../__generated__/ContactsPageQuery.graphql.ts';
import { ProfileCard } from '../../parts/profile/ProfileCard.tsx';
import { ProfileCards } from '../../parts/profile/ProfileCards.tsx';
import { Reach } from '../../parts/profile/Reach.tsx';
import { loadOnIntent } from '../../ui/loadOnIntent.ts';
import { OnceOpen } from '../../ui/OnceOpen.tsx';
import { contactName } from './contactName.ts';
import { readContact, type Contact } from './readContact.ts';
import { useRemoveContact } from './useRemoveContact.ts';

const loadDialog = async () => ({ default: (await import('./ContactDialog.tsx')).ContactDialog });
const ContactDialog = lazy(loadDialog);
const intent = loadOnIntent(loadDialog);

/** The contacts as cards (PROF-15, PROF-17, PROF-20). */
export function Contacts({
  contacts,
}: {
  contacts: ContactsPageQuery$data['viewer']['contacts'];
}): ReactElement {
  const { t } = useTranslation();
  const [edited, setEdited] = useState<Contact | 'new' | null>(null);
  const items = useMemo(() => contacts?.map((contact) => contact && readContact(contact)), [contacts]);
  const remove = useRemoveContact();
  return (
    <>
      <ProfileCards
        label={t('PROFILE.TAB.CONTACTS')}
        items={items}
        itemKey={idOf}
        textOf={textOf}
        renderCard={(contact, leave) => (
          <ProfileCard
            id={contact.id}
            title={contactName(contact)}
            editIntent={intent}
            onEdit={() => setEdited(contact)}
            onRemove={() => void remove(contact, leave)}
          >
            <span>{contact.position}</span>
            <Reach email={contact.email} phone={contact.workPhone} mobile={contact.mobilePhone} />
          </ProfileCard>
        )}
        command={
          <Button {...intent} appearance="primary" icon={<Add20Regular />} onClick={() => setEdited('new')}>
            {t('CONTACT.ADD')}
          </Button>
        }
        empty={{ title: t('CONTACT.EMPTY') }}
      />
      <OnceOpen isOpen={edited !== null}>
        <ContactDialog contact={edited} onClose={() => setEdited(null)} />
      </OnceOpen>
    </>
  );
}

const idOf = ({ id }: Contact): string => id;
const textOf = ({ lastName, firstName, position, email, workPhone, mobilePhone }: Contact): string =>
  [lastName, firstName, position, email, workPhone, mobilePhone].filter(Boolean).join(' ');
