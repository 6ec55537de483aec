import { makeStyles, tokens } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { LoginFormMutation } from '../../__generated__/LoginFormMutation.graphql.ts';
import { formErrors } from '../../relay/placeFieldErrors.ts';
import { useWrite } from '../../relay/useWrite.ts';
import { returnPath } from '../../shell/loginPath.ts';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { notify } from '../../ui/notify.ts';

type LoginFields = { username: string; password: string };

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
});

/** Logs in and goes where the user wanted to go, else to the catalog (AUTH-05 to AUTH-14, GAP-01). */
export function LoginForm(): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const form = useForm<LoginFields>({ defaultValues: { username: '', password: '' } });
  const [isLeaving, setIsLeaving] = useState(false);
  const [login, isWriting] = useWrite<LoginFormMutation>(
    graphql`
      mutation LoginFormMutation($input: LoginInput!) {
        login(input: $input) {
          ... on LoginPayload @alias(as: "payload") {
            viewer {
              isLoggedIn
            }
          }
          ...useWrite_problem @alias(as: "problem")
        }
      }
    `,
    { form: formErrors(form), handles: ['InvalidCredentials'] },
  );

  const submit = form.handleSubmit(async ({ username, password }) => {
    const { payload, problem } = await login({ username, password: password.trim() });
    if (problem?.__typename === 'InvalidCredentials') {
      notify({ intent: 'error', title: t('ERROR'), body: t('LOGIN.INVALID') });
      form.setFocus('password', { shouldSelect: true });
    }
    if (!payload) return;
    setIsLeaving(true);
    localStorage.setItem('registered', '1');
    // A new document: nothing of the visitor's time stays in memory.
    location.assign(returnPath(new URLSearchParams(location.search), location.origin));
  });

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        control={form.control}
        name="username"
        label={t('LOGIN.USERNAME')}
        required
        autoComplete="username"
        inputMode="email"
      />
      <TextField
        control={form.control}
        name="password"
        label={t('LOGIN.PASSWORD')}
        required
        type="password"
        autoComplete="current-password"
      />
      <SubmitButton isBusy={isWriting || isLeaving}>{t('LOGIN.SUBMIT')}</SubmitButton>
    </form>
  );
}
