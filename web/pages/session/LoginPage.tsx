import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../ui/TextLink.tsx';
import { LoginForm } from './LoginForm.tsx';
import { forgotPasswordUrl, signUpUrl } from './session.urls.ts';
import { VisitorCard } from './VisitorCard.tsx';

const useStyles = makeStyles({
  links: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    marginBlockStart: tokens.spacingVerticalS,
  },
});

/** `/login`: the form, the interface language, and the ways for who cannot log in yet (AUTH-01 to AUTH-03). */
export function LoginPage(): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <VisitorCard title={t('LOGIN.TITLE')}>
      <LoginForm />
      <div className={styles.links}>
        <TextLink to={forgotPasswordUrl()}>{t('LOGIN.FORGOT_PASSWORD')}</TextLink>
        <TextLink to={signUpUrl()}>{t('LOGIN.SIGN_UP')}</TextLink>
      </div>
    </VisitorCard>
  );
}
