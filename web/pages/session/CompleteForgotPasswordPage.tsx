import { Button, Spinner } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTexts } from '../../visitor/Texts.tsx';
import { useVisitorForm } from '../../visitor/useVisitorForm.ts';
import { VisitorNotice } from '../../visitor/VisitorNotice.tsx';
import { VisitorSubmit } from '../../visitor/VisitorSubmit.tsx';
import { forgotPasswordUrl, loginUrl } from './session.urls.ts';
import { useCompleteForgotPassword } from './useCompleteForgotPassword.ts';

/** `/forgot-password/complete?token=`: where the mailed link leads; a press uses it and says whether it is valid (AUTH-42 to AUTH-44). */
export function CompleteForgotPasswordPage(): ReactElement {
  const { t } = useTexts();
  const [state, reasons, use] = useCompleteForgotPassword();
  const form = useVisitorForm(use);
  return (
    <>
      {state === 'unused' ? (
        <form className="visitor-form" {...form.props}>
          <p className="visitor-intro">{t('FORGOT_PASSWORD.COMPLETE.INTRO')}</p>
          <VisitorSubmit isBusy={false}>{t('FORGOT_PASSWORD.COMPLETE.USE')}</VisitorSubmit>
        </form>
      ) : null}
      {state === 'checking' ? <Spinner label={t('FORGOT_PASSWORD.COMPLETE.CHECKING')} /> : null}
      {state === 'valid' ? (
        <VisitorNotice intent="success" text={t('FORGOT_PASSWORD.COMPLETE.SUCCESS')}>
          <Button as="a" href={loginUrl()} appearance="primary">
            {t('LOGIN.SUBMIT')}
          </Button>
        </VisitorNotice>
      ) : null}
      {state === 'invalid' ? (
        <VisitorNotice intent="error" text={[t('FORGOT_PASSWORD.COMPLETE.ERROR'), ...reasons].join(' ')}>
          <Button as="a" href={forgotPasswordUrl()}>
            {t('FORGOT_PASSWORD.COMPLETE.AGAIN')}
          </Button>
        </VisitorNotice>
      ) : null}
      {state === 'failed' ? (
        <VisitorNotice intent="error" text={t('FORGOT_PASSWORD.COMPLETE.FAILED')}>
          <Button onClick={() => void use()}>{t('TRY_AGAIN')}</Button>
        </VisitorNotice>
      ) : null}
    </>
  );
}
