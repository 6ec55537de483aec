import { startTransition, useEffect, useState, type ReactElement } from 'react';
import type { LoginFormMutation$data, LoginInput } from '../../__generated__/LoginFormMutation.graphql.ts';
import { kept } from '../../i18n/kept.ts';
import { returnPath } from '../../shell/loginPath.ts';
import { changeAccount, leaveAccount } from '../../shell/session/accountInUse.ts';
import { freshLogin } from '../../shell/session/freshLogin.ts';
import { graphql } from '../../visitor/graphql.ts';
import { useTexts } from '../../visitor/Texts.tsx';
import { useVisitorForm } from '../../visitor/useVisitorForm.ts';
import { useVisitorWrite } from '../../visitor/useVisitorWrite.ts';
import { VisitorError } from '../../visitor/VisitorError.tsx';
import { VisitorField } from '../../visitor/VisitorField.tsx';
import { VisitorSubmit } from '../../visitor/VisitorSubmit.tsx';

type Payload = NonNullable<NonNullable<LoginFormMutation$data['login']>['payload']>;

/** Problems that the card says itself: they are about what was typed into it. */
const shownHere: readonly string[] = ['InvalidCredentials', 'Rejected', 'TooManyAttempts'];

/** Logs in and goes where the user wanted to go, else to the catalog (AUTH-05 to AUTH-14, GAP-01). */
export function LoginForm(): ReactElement {
  const { t } = useTexts();
  const [isLeaving, setIsLeaving] = useState(false);
  const [complaints, setComplaints] = useState<readonly string[]>([]);
  useEffect(() => {
    const hasEnded = new URLSearchParams(location.search).has('ended');
    if (freshLogin.take()) startTransition(() => setComplaints([t('LOGIN.NO_SESSION')]));
    else if (hasEnded) startTransition(() => setComplaints([t('LOGIN.ENDED')]));
  }, [t]);
  const [login, isWriting] = useVisitorWrite<LoginInput>(graphql`
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
  `);
  const form = useVisitorForm(async ({ valueOf, focus, receiver }) => {
    const input = { username: valueOf('username'), password: valueOf('password').trim() };
    setComplaints([]);
    const { payload, problem } = await changeAccount(() =>
      login(input, { form: receiver(), handles: shownHere }),
    );
    if (problem?.__typename === 'InvalidCredentials') {
      setComplaints([t('LOGIN.INVALID')]);
      focus('password', true);
    } else if (problem && shownHere.includes(problem.__typename)) {
      setComplaints(problem.messages?.length ? problem.messages : [problem.message]);
    }
    if (!payload) return;
    // Without fragments the answer has the shape that the mutation's type says.
    if ((payload as Payload).viewer.isLoggedIn === false) {
      setComplaints([t('LOGIN.NO_SESSION')]);
      return;
    }
    setIsLeaving(true);
    leaveAccount();
    freshLogin.note();
    kept.keep('registered', '1');
    // A new document: nothing of the visitor's time stays in memory.
    location.assign(returnPath(new URLSearchParams(location.search), location.origin));
  });

  return (
    <form className="visitor-form" {...form.props}>
      <VisitorField
        form={form}
        name="username"
        label={t('LOGIN.USERNAME')}
        required
        autoComplete="username"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is there for this field
        autoFocus
        inputMode="email"
      />
      <VisitorField
        form={form}
        name="password"
        label={t('LOGIN.PASSWORD')}
        required
        type="password"
        autoComplete="current-password"
      />
      <VisitorError texts={complaints} />
      <VisitorSubmit isBusy={isWriting || isLeaving}>{t('LOGIN.SUBMIT')}</VisitorSubmit>
    </form>
  );
}
