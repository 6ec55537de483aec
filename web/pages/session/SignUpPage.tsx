import { Button } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useTexts } from '../../visitor/Texts.tsx';
import { VisitorNotice } from '../../visitor/VisitorNotice.tsx';
import { loginUrl } from './session.urls.ts';
import { SignUpForm } from './SignUpForm.tsx';

/** `/sign-up`: the registration of a wholesale customer; a notice takes the form's place after it (AUTH-23, AUTH-25). */
export function SignUpPage(): ReactElement {
  const { t } = useTexts();
  const [email, setEmail] = useState<string | null>(null);
  if (email !== null) {
    return (
      <VisitorNotice intent="success" text={t('SIGN_UP.SUCCESS', { email })}>
        <Button as="a" href={loginUrl()} appearance="primary">
          {t('LOGIN.SUBMIT')}
        </Button>
      </VisitorNotice>
    );
  }
  return (
    <div className="visitor-body visitor-body-long">
      <p className="visitor-intro">{t('SIGN_UP.INTRO')}</p>
      <SignUpForm onSignedUp={setEmail} />
      <a className="visitor-link" href={loginUrl()}>
        {t('SIGN_UP.TO_LOGIN')}
      </a>
    </div>
  );
}
