import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, type ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { ForgotPasswordFormMutation } from '../../__generated__/ForgotPasswordFormMutation.graphql.ts';
import { formErrors } from '../../relay/placeFieldErrors.ts';
import { useWrite } from '../../relay/useWrite.ts';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
});

/** Asks for a link to a new password; the field is disabled meanwhile (AUTH-37 to AUTH-41). */
export function ForgotPasswordForm({ onSent }: { onSent: () => void }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const form = useForm({ defaultValues: { username: '' } });
  const [askForLink, isSending] = useWrite<ForgotPasswordFormMutation>(
    graphql`
      mutation ForgotPasswordFormMutation($input: ForgotPasswordInput!) {
        forgotPassword(input: $input) {
          ... on ForgotPasswordPayload @alias(as: "payload") {
            __typename
          }
          ...useWrite_problem @alias(as: "problem")
        }
      }
    `,
    { form: formErrors(form) },
  );

  // A field loses the focus when it is disabled; who could not be helped goes on where they were.
  useEffect(() => (isSending ? () => form.setFocus('username') : undefined), [isSending, form]);

  const submit = form.handleSubmit(async ({ username }) => {
    const { payload } = await askForLink({ username: username.trim() });
    if (payload) onSent();
  });

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        control={form.control}
        name="username"
        label={t('FORGOT_PASSWORD.USERNAME')}
        required
        disabled={isSending}
        type="email"
        autoComplete="username"
      />
      <SubmitButton isBusy={isSending}>{t('FORGOT_PASSWORD.SEND')}</SubmitButton>
    </form>
  );
}
