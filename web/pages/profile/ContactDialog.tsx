import { useState, type ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { ContactDialogQuery } from '../../__generated__/ContactDialogQuery.graphql.ts';
import { mergeEdit } from '../../parts/records/mergeEdit.ts';
import { useRecord } from '../../parts/records/useRecord.ts';
import { formErrors } from '../../relay/placeFieldErrors.ts';
import { announce } from '../../ui/announce/announce.ts';
import { DialogForm } from '../../ui/form/DialogForm.tsx';
import { FormFields } from '../../ui/form/FormFields.tsx';
import { Modal } from '../../ui/dialogs/Modal.tsx';
import { readContact, type Contact } from './readContact.ts';
import { useSaveContact } from './useSaveContact.ts';
import { sayRefused } from '../../ui/form/sayRefused.ts';

const names = ['firstName', 'lastName', 'position', 'email', 'workPhone', 'mobilePhone'] as const;
type Fields = Record<(typeof names)[number], string>;

const labelKeys = {
  firstName: 'ADDRESS.FIRST_NAME',
  lastName: 'ADDRESS.LAST_NAME',
  position: 'CONTACT.POSITION',
  email: 'ADDRESS.EMAIL',
  workPhone: 'CONTACT.WORK_PHONE',
  mobilePhone: 'CONTACT.MOBILE_PHONE',
} as const satisfies Record<keyof Fields, string>;

const toFields = (contact: Contact | null): Fields => ({
  firstName: contact?.firstName ?? '',
  lastName: contact?.lastName ?? '',
  position: contact?.position ?? '',
  email: contact?.email ?? '',
  workPhone: contact?.workPhone ?? '',
  mobilePhone: contact?.mobilePhone ?? '',
});

/** Where the server's errors belong: it names the fields within the input. */
const serverNames = Object.fromEntries(names.map((name) => [`contact.${name}`, name]));

type FormProps = {
  /** The contact to change; `new` adds one. */
  contact: Contact | 'new';
  onClose: () => void;
};

/** Adds or changes a contact (PROF-17 to PROF-19). Open unless `contact` is null. */
export function ContactDialog({
  contact,
  onClose,
}: Omit<FormProps, 'contact'> & { contact: Contact | 'new' | null }): ReactElement {
  return (
    <Modal isOpen={contact !== null} onClose={onClose} keepsInput>
      {contact ? <ContactForm contact={contact} onClose={onClose} /> : null}
    </Modal>
  );
}

function ContactForm({ contact, onClose }: FormProps): ReactElement {
  const { t } = useTranslation();
  const known = contact === 'new' ? null : contact;
  const [opened] = useState(() => toFields(known));
  const form = useForm<Fields>({ mode: 'onTouched', defaultValues: opened });
  const record = useRecord({ field: 'contacts' });
  const labels = names.map((path) => ({ path, label: t(labelKeys[path]) }));
  const save = useSaveContact(formErrors(form, serverNames));
  const submit = form.handleSubmit(async (typed) => {
    const merged = known ? await mergeWithSaved(known.id, typed) : typed;
    if (merged === null) return;
    const { mobilePhone, ...fields } = merged;
    const contactInput = {
      firstName: fields.firstName.trim(),
      lastName: fields.lastName.trim(),
      position: fields.position.trim(),
      email: fields.email.trim(),
      workPhone: fields.workPhone.trim(),
      mobilePhone: mobilePhone.trim() || null,
    };
    if (!(await save(known?.id ?? null, contactInput))) return;
    announce(t('FORM.SAVED', { name: `${contactInput.firstName} ${contactInput.lastName}` }));
    onClose();
  }, sayRefused);
  /** The input for a contact that may have changed meanwhile; null if there is nothing to send. */
  async function mergeWithSaved(id: string, mine: Fields): Promise<Fields | null> {
    const answer = await record.read<ContactDialogQuery>(
      graphql`
        query ContactDialogQuery($id: ID!) {
          node(id: $id) {
            ... on Contact @alias(as: "contact") {
              ...readContact_contact
            }
          }
        }
      `,
      id,
    );
    if (answer === null) return mine;
    if (answer.node?.contact)
      return mergeEdit({ opened, now: toFields(readContact(answer.node.contact)), mine, fields: labels }, t);
    record.dropGone(id);
    onClose();
    return null;
  }

  return (
    <DialogForm
      title={known ? t('CONTACT.EDIT') : t('CONTACT.ADD')}
      onSubmit={submit}
      onCancel={onClose}
      submitLabel={t('SAVE')}
      isBusy={form.formState.isSubmitting}
    >
      <FormFields
        control={form.control}
        fields={[
          { name: 'firstName', label: t('ADDRESS.FIRST_NAME'), required: true },
          { name: 'lastName', label: t('ADDRESS.LAST_NAME'), required: true },
          { name: 'position', label: t('CONTACT.POSITION'), required: true },
          { name: 'email', label: t('ADDRESS.EMAIL'), required: true, type: 'email' },
          { name: 'workPhone', label: t('CONTACT.WORK_PHONE'), required: true, type: 'tel' },
          { name: 'mobilePhone', label: t('CONTACT.MOBILE_PHONE'), type: 'tel' },
        ]}
      />
    </DialogForm>
  );
}
