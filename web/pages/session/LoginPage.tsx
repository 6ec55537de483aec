import { Card, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageSelector } from '../../shell/header/LanguageSelector.tsx';
import { ThemeButton } from '../../shell/theme/ThemeButton.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { LoginForm } from './LoginForm.tsx';

const useStyles = makeStyles({
  page: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: tokens.spacingVerticalXL,
    padding: '8vh 16px 16px',
  },
  card: { inlineSize: 'min(400px, 100%)', boxSizing: 'border-box', padding: '24px' },
  tools: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS },
});

/** `/login`: the form, and the interface language (AUTH-01, AUTH-02). */
export function LoginPage(): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <img src="/logos/portal.svg" alt={t('APP.TITLE_SUFFIX')} width={208} height={56} />
      <Card className={styles.card}>
        <PageHeader title={t('LOGIN.TITLE')} />
        <LoginForm />
      </Card>
      <div className={styles.tools}>
        <LanguageSelector />
        <ThemeButton />
      </div>
    </div>
  );
}
