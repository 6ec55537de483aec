import { Body1, makeStyles, tokens } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../ui/TextLink.tsx';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';
import { loginUrl } from './session.urls.ts';
import { VisitorCard } from './VisitorCard.tsx';
import { VisitorNotice } from './VisitorNotice.tsx';

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  intro: { margin: 0 },
});

/** `/forgot-password`: asks for a link to a new password, then says that it is on its way (AUTH-37, AUTH-40, GAP-23). */
export function ForgotPasswordPage(): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const [isSent, setIsSent] = useState(false);
  const toLogin = <TextLink to={loginUrl()}>{t('FORGOT_PASSWORD.TO_LOGIN')}</TextLink>;
  return (
    <VisitorCard title={t('FORGOT_PASSWORD.TITLE')}>
      {isSent ? (
        <VisitorNotice intent="success" text={t('FORGOT_PASSWORD.SUCCESS')}>
          {toLogin}
        </VisitorNotice>
      ) : (
        <div className={styles.page}>
          <Body1 as="p" className={styles.intro}>
            {t('FORGOT_PASSWORD.INTRO')}
          </Body1>
          <ForgotPasswordForm onSent={() => setIsSent(true)} />
          {toLogin}
        </div>
      )}
    </VisitorCard>
  );
}
