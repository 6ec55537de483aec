import { makeStyles, tokens } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../i18n/startTranslations.ts';
import { portalName } from '../ui/pictures/brand.ts';
import { TextLink } from '../ui/links/TextLink.tsx';
import { touchLine } from '../ui/touchTarget.ts';
import { LegalLinks } from './LegalLinks.tsx';

const useStyles = makeStyles({
  footer: {
    padding: `${tokens.spacingVerticalM} 24px`,
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
    backgroundColor: tokens.colorNeutralBackground1,
    '@media (max-width: 639.98px)': { paddingInline: '16px' },
  },
  link: { ...touchLine, color: 'inherit', lineHeight: '24px', textDecorationLine: 'underline' },
  legal: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '16px',
    lineHeight: '24px',
    '& a': { ...touchLine, color: 'inherit' },
  },
});

/** Copyright and the current year, for logged-in users (SHELL-28), the portal's version, and pages of its operator. */
export function Footer(): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const [year] = useState(() => new Date().getFullYear());
  return (
    <footer className={styles.footer}>
      {t('FOOTER.COPYRIGHT', { year: String(year), portal: portalName(t) })}{' '}
      {document.documentElement.dataset['release']}
      <div>
        <TextLink to="/accessibility" className={styles.link}>
          {t('FOOTER.ACCESSIBILITY')}
        </TextLink>
      </div>
      <LegalLinks language={currentLanguage()} className={styles.legal} />
    </footer>
  );
}
