import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, type ReactElement } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type { SignUpFormQuery } from '../../__generated__/SignUpFormQuery.graphql.ts';
import { formErrors } from '../../relay/placeFieldErrors.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { CheckboxField } from '../../ui/form/CheckboxField.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { SignUpAddressFields } from './SignUpAddressFields.tsx';
import { SignUpContactFields } from './SignUpContactFields.tsx';
import { billingNames, noRegistration, toSignupInput, type SignUpFields } from './SignUpFields.ts';
import { SignUpSection } from './SignUpSection.tsx';
import { useSignUp } from './useSignUp.ts';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXL },
  submit: { display: 'flex' },
});

type Props = {
  /** Told the e-mail that the password goes to. */
  onSignedUp: (email: string) => void;
};

/** Registers a company as a wholesale customer (AUTH-26 to AUTH-36). Formats are the server's to check (GAP-21). */
export function SignUpForm({ onSignedUp }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const { countries } = useRouteQuery<SignUpFormQuery>(graphql`
    query SignUpFormQuery @preloadable {
      countries {
        id
        name
      }
    }
  `);
  const form = useForm<SignUpFields>({ mode: 'onBlur', defaultValues: noRegistration });
  const { control } = form;
  const isShippingAsBilling = useWatch({ control, name: 'shippingAsBilling' });
  const [signUp, isWriting] = useSignUp(formErrors(form, isShippingAsBilling ? billingNames : {}));

  useEffect(
    () =>
      form.subscribe({
        name: 'agent.businessName',
        formState: { values: true },
        callback: ({ name, values }) => {
          if (name !== 'agent.businessName') return;
          // AUTH-33. A complaint about the copy goes when the copy changes.
          form.setValue('billingAddress.companyName', values.agent.businessName, { shouldDirty: true });
          form.clearErrors('billingAddress.companyName');
        },
      }),
    [form],
  );

  const submit = form.handleSubmit(async (fields) => {
    const { payload } = await signUp(toSignupInput(fields));
    if (payload) onSignedUp(fields.contact.email.trim());
  });

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {countries ? null : (
        <ErrorPanel text={t('SIGN_UP.COUNTRIES_FAILED')} onRetry={() => void revalidate()} />
      )}
      <SignUpSection title={t('SIGN_UP.COMPANY')}>
        <TextField
          control={control}
          name="agent.businessName"
          label={t('SIGN_UP.BUSINESS_NAME')}
          autoComplete="organization"
          required
        />
      </SignUpSection>
      <SignUpSection title={t('SIGN_UP.BILLING')}>
        <SignUpAddressFields control={control} of="billingAddress" countries={countries ?? []} />
      </SignUpSection>
      <CheckboxField control={control} name="shippingAsBilling" label={t('SIGN_UP.SHIPPING_AS_BILLING')} />
      {isShippingAsBilling ? null : (
        <SignUpSection title={t('SIGN_UP.DELIVERY')}>
          <SignUpAddressFields control={control} of="deliveryAddress" countries={countries ?? []} />
        </SignUpSection>
      )}
      <SignUpSection title={t('SIGN_UP.CONTACT')}>
        <SignUpContactFields control={control} />
      </SignUpSection>
      <div className={styles.submit}>
        <SubmitButton isBusy={isWriting}>{t('SIGN_UP.SUBMIT')}</SubmitButton>
      </div>
    </form>
  );
}
