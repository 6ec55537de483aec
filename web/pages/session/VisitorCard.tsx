import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageSelector } from '../../shell/header/LanguageSelector.tsx';
import { ThemeButton } from '../../shell/theme/ThemeButton.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';

const useStyles = makeStyles({
  page: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: tokens.spacingVerticalXL,
    padding: '8vh 16px 16px',
  },
  // Fluent's Card would bring its selection and its handling of focus: 25 KB that nothing here uses.
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    inlineSize: 'min(400px, 100%)',
    boxSizing: 'border-box',
    padding: '24px',
    borderRadius: tokens.borderRadiusMedium,
    boxShadow: tokens.shadow4,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
  },
  wide: {
    inlineSize: 'min(720px, 100%)',
    '@media (max-width: 639.98px)': { padding: '16px' },
  },
  tools: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS },
});

type Props = {
  /** The screen's name. */
  title: string;
  /** As wide as a long form may be, instead of as a few fields. */
  isWide?: boolean;
  children: ReactNode;
};

/** A page for visitors: the logo, a card with the page's title and content, the interface language (AUTH-02, AUTH-23). */
export function VisitorCard({ title, isWide = false, children }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <img src="/logos/portal.svg" alt={t('APP.TITLE_SUFFIX')} width={208} height={56} />
      <div className={mergeClasses(styles.card, isWide && styles.wide)}>
        <PageHeader title={title} />
        {children}
      </div>
      <div className={styles.tools}>
        <LanguageSelector />
        <ThemeButton />
      </div>
    </div>
  );
}
