import { makeStyles, tokens } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

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
});

/** Copyright and the current year, for logged-in users (SHELL-28). */
export function Footer(): ReactElement {
  const { t } = useTranslation();
  const [year] = useState(() => new Date().getFullYear());
  return <footer className={useStyles().footer}>{t('FOOTER.COPYRIGHT', { year })}</footer>;
}
