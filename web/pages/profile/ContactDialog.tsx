import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formErrors } from '../../relay/placeFieldErrors.ts';
import { DialogForm } from '../../ui/form/DialogForm.tsx';
import { FormFields } from '../../ui/form/FormFields.tsx';
import { Modal } from '../../ui/Modal.tsx';
import type { Contact } from './readContact.ts';
import { useSaveContact } from './useSaveContact.ts';

const names = ['firstName', 'lastName', 'position', 'email', 'workPhone', 'mobilePhone'] as const;
type Fields = Record<(typeof names)[number], string>;

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
  const form = useForm<Fields>({
    mode: 'onBlur',
    defaultValues: {
      firstName: known?.firstName ?? '',
      lastName: known?.lastName ?? '',
      position: known?.position ?? '',
      email: known?.email ?? '',
      workPhone: known?.workPhone ?? '',
      mobilePhone: known?.mobilePhone ?? '',
    },
  });
  const save = useSaveContact(formErrors(form, serverNames));
  const submit = form.handleSubmit(async ({ mobilePhone, ...fields }) => {
    const contactInput = {
      firstName: fields.firstName.trim(),
      lastName: fields.lastName.trim(),
      position: fields.position.trim(),
      email: fields.email.trim(),
      workPhone: fields.workPhone.trim(),
      mobilePhone: mobilePhone.trim() || null,
    };
    if (await save(known?.id ?? null, contactInput)) onClose();
  });
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
