import { Button, Spinner } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { forgotPasswordUrl, loginUrl } from './session.urls.ts';
import { useCompleteForgotPassword } from './useCompleteForgotPassword.ts';
import { VisitorCard } from './VisitorCard.tsx';
import { VisitorNotice } from './VisitorNotice.tsx';

/** `/forgot-password/complete?token=`: where the mailed link leads; says whether it is valid (AUTH-42 to AUTH-44). */
export function CompleteForgotPasswordPage(): ReactElement {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const [state, check] = useCompleteForgotPassword(search.get('token'));
  return (
    <VisitorCard title={t('FORGOT_PASSWORD.COMPLETE.TITLE')}>
      {state === 'checking' ? <Spinner label={t('FORGOT_PASSWORD.COMPLETE.CHECKING')} /> : null}
      {state === 'valid' ? (
        <VisitorNotice intent="success" text={t('FORGOT_PASSWORD.COMPLETE.SUCCESS')}>
          <ButtonLink to={loginUrl()} appearance="primary">
            {t('LOGIN.SUBMIT')}
          </ButtonLink>
        </VisitorNotice>
      ) : null}
      {state === 'invalid' ? (
        <VisitorNotice intent="error" text={t('FORGOT_PASSWORD.COMPLETE.ERROR')}>
          <ButtonLink to={forgotPasswordUrl()}>{t('FORGOT_PASSWORD.COMPLETE.AGAIN')}</ButtonLink>
        </VisitorNotice>
      ) : null}
      {state === 'failed' ? (
        <VisitorNotice intent="error" text={t('FORGOT_PASSWORD.COMPLETE.FAILED')}>
          <Button onClick={check}>{t('TRY_AGAIN')}</Button>
        </VisitorNotice>
      ) : null}
    </VisitorCard>
  );
}
