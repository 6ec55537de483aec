import type { ReactElement } from 'react';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/form/TextField.tsx';
import type { SignUpFields } from './SignUpFields.ts';

/** The fields of the person who registers and will log in (AUTH-31, AUTH-32). */
export function SignUpContactFields({ control }: { control: Control<SignUpFields> }): ReactElement {
  const { t } = useTranslation();
  const field = { control, required: true };
  return (
    <>
      <TextField
        {...field}
        name="contact.firstName"
        label={t('ADDRESS.FIRST_NAME')}
        autoComplete="given-name"
      />
      <TextField
        {...field}
        name="contact.lastName"
        label={t('ADDRESS.LAST_NAME')}
        autoComplete="family-name"
      />
      <TextField
        {...field}
        name="contact.email"
        label={t('SIGN_UP.WORK_EMAIL')}
        hint={t('SIGN_UP.WORK_EMAIL_HINT')}
        type="email"
        autoComplete="work email"
      />
      <TextField
        {...field}
        name="contact.workPhone"
        label={t('SIGN_UP.WORK_PHONE')}
        type="tel"
        autoComplete="work tel"
      />
      <TextField
        control={control}
        name="contact.position"
        label={t('SIGN_UP.POSITION')}
        autoComplete="organization-title"
      />
    </>
  );
}
