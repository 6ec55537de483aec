import { useState, type ReactElement } from 'react';
import { useTexts } from '../../visitor/Texts.tsx';
import { VisitorNotice } from '../../visitor/VisitorNotice.tsx';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';
import { loginUrl } from './session.urls.ts';

/** `/forgot-password`: asks for a link to a new password, then says that it is on its way (AUTH-37, AUTH-40, GAP-23). */
export function ForgotPasswordPage(): ReactElement {
  const { t } = useTexts();
  const [isSent, setIsSent] = useState(false);
  const toLogin = (
    <a className="visitor-link" href={loginUrl()}>
      {t('FORGOT_PASSWORD.TO_LOGIN')}
    </a>
  );
  if (isSent) {
    return (
      <VisitorNotice intent="success" text={t('FORGOT_PASSWORD.SUCCESS')}>
        {toLogin}
      </VisitorNotice>
    );
  }
  return (
    <div className="visitor-body">
      <p className="visitor-intro">{t('FORGOT_PASSWORD.INTRO')}</p>
      <ForgotPasswordForm onSent={() => setIsSent(true)} />
      {toLogin}
    </div>
  );
}
