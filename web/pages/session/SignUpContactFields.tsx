import type { ReactElement } from 'react';
import { useTexts } from '../../visitor/Texts.tsx';
import type { VisitorForm } from '../../visitor/useVisitorForm.ts';
import { VisitorField } from '../../visitor/VisitorField.tsx';

type Props = {
  form: VisitorForm;
  /** The values of the name and the telephone, which may come from the billing address. */
  valueOf: (name: string) => string;
  onChange: (name: string, value: string) => void;
};

/** The fields of the person who registers and will log in (AUTH-31, AUTH-32). */
export function SignUpContactFields({ form, valueOf, onChange }: Props): ReactElement {
  const { t } = useTexts();
  const field = { form, required: true };
  const shared = (name: string) => ({
    ...field,
    name,
    value: valueOf(name),
    onChange: (_: unknown, { value }: { value: string }) => onChange(name, value),
  });
  return (
    <>
      <VisitorField
        {...shared('contact.firstName')}
        label={t('ADDRESS.FIRST_NAME')}
        autoComplete="given-name"
      />
      <VisitorField
        {...shared('contact.lastName')}
        label={t('ADDRESS.LAST_NAME')}
        autoComplete="family-name"
      />
      <VisitorField
        {...field}
        name="contact.email"
        label={t('SIGN_UP.WORK_EMAIL')}
        hint={t('SIGN_UP.WORK_EMAIL_HINT')}
        type="email"
        autoComplete="work email"
      />
      <VisitorField
        {...shared('contact.workPhone')}
        label={t('SIGN_UP.WORK_PHONE')}
        type="tel"
        autoComplete="work tel"
      />
      <VisitorField
        form={form}
        name="contact.position"
        label={t('SIGN_UP.POSITION')}
        autoComplete="organization-title"
      />
    </>
  );
}
