import { useEffect, type ReactElement } from 'react';
import type { ForgotPasswordInput } from '../../__generated__/ForgotPasswordFormMutation.graphql.ts';
import { graphql } from '../../visitor/graphql.ts';
import { useTexts } from '../../visitor/Texts.tsx';
import { useVisitorForm } from '../../visitor/useVisitorForm.ts';
import { useVisitorWrite } from '../../visitor/useVisitorWrite.ts';
import { VisitorField } from '../../visitor/VisitorField.tsx';
import { VisitorSubmit } from '../../visitor/VisitorSubmit.tsx';

/** Asks for a link to a new password; the field is disabled meanwhile (AUTH-37 to AUTH-41). */
export function ForgotPasswordForm({ onSent }: { onSent: () => void }): ReactElement {
  const { t } = useTexts();
  const [askForLink, isSending] = useVisitorWrite<ForgotPasswordInput>(graphql`
    mutation ForgotPasswordFormMutation($input: ForgotPasswordInput!) {
      forgotPassword(input: $input) {
        ... on ForgotPasswordPayload @alias(as: "payload") {
          __typename
        }
        ...useWrite_problem @alias(as: "problem")
      }
    }
  `);
  const form = useVisitorForm(async ({ valueOf, receiver }) => {
    const { payload } = await askForLink({ username: valueOf('username').trim() }, { form: receiver() });
    if (payload) onSent();
  });

  // A field loses the focus when it is disabled; after a failure the user goes on where they were.
  useEffect(
    () => (isSending ? () => document.getElementsByName('username')[0]?.focus() : undefined),
    [isSending],
  );

  return (
    <form className="visitor-form" {...form.props}>
      <VisitorField
        form={form}
        name="username"
        label={t('FORGOT_PASSWORD.USERNAME')}
        required
        disabled={isSending}
        type="email"
        autoComplete="username"
      />
      <VisitorSubmit isBusy={isSending}>{t('FORGOT_PASSWORD.SEND')}</VisitorSubmit>
    </form>
  );
}
