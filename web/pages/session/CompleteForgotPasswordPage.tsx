import { Button, Spinner } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTexts } from '../../visitor/Texts.tsx';
import { VisitorNotice } from '../../visitor/VisitorNotice.tsx';
import { forgotPasswordUrl, loginUrl } from './session.urls.ts';
import { useCompleteForgotPassword } from './useCompleteForgotPassword.ts';

/** `/forgot-password/complete?token=`: where the mailed link leads; says whether it is valid (AUTH-42 to AUTH-44). */
export function CompleteForgotPasswordPage(): ReactElement {
  const { t } = useTexts();
  const [state, check] = useCompleteForgotPassword();
  return (
    <>
      {state === 'checking' ? <Spinner label={t('FORGOT_PASSWORD.COMPLETE.CHECKING')} /> : null}
      {state === 'valid' ? (
        <VisitorNotice intent="success" text={t('FORGOT_PASSWORD.COMPLETE.SUCCESS')}>
          <Button as="a" href={loginUrl()} appearance="primary">
            {t('LOGIN.SUBMIT')}
          </Button>
        </VisitorNotice>
      ) : null}
      {state === 'invalid' ? (
        <VisitorNotice intent="error" text={t('FORGOT_PASSWORD.COMPLETE.ERROR')}>
          <Button as="a" href={forgotPasswordUrl()}>
            {t('FORGOT_PASSWORD.COMPLETE.AGAIN')}
          </Button>
        </VisitorNotice>
      ) : null}
      {state === 'failed' ? (
        <VisitorNotice intent="error" text={t('FORGOT_PASSWORD.COMPLETE.FAILED')}>
          <Button onClick={check}>{t('TRY_AGAIN')}</Button>
        </VisitorNotice>
      ) : null}
    </>
  );
}
