import type { ReactElement } from 'react';
import { useTexts } from '../../visitor/Texts.tsx';
import { LoginForm } from './LoginForm.tsx';
import { forgotPasswordUrl, signUpUrl } from './session.urls.ts';

/** `/login`: the form, and the links for users who cannot log in yet (AUTH-01 to AUTH-03). */
export function LoginPage(): ReactElement {
  const { t } = useTexts();
  return (
    <>
      <p className="visitor-intro">{t('LOGIN.ABOUT')}</p>
      <LoginForm />
      <div className="visitor-links">
        <a className="visitor-link" href={forgotPasswordUrl()}>
          {t('LOGIN.FORGOT_PASSWORD')}
        </a>
        <a className="visitor-link" href={signUpUrl()}>
          {t('LOGIN.SIGN_UP')}
        </a>
      </div>
    </>
  );
}
