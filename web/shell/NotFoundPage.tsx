import { Body1, makeStyles, mergeClasses, Subtitle1, Title3, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../ui/links/TextLink.tsx';
import { touchLine } from '../ui/touchTarget.ts';
import { useDocumentTitle } from '../ui/page/useDocumentTitle.ts';

const useStyles = makeStyles({
  page: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: tokens.spacingVerticalM,
    paddingBlock: '12vh',
    textAlign: 'center',
  },
  plain: { margin: 0 },
  code: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  home: touchLine,
});

/** The page of unknown paths, and of everything that was not found (SHELL-06, SHELL-07). */
export function NotFoundPage(): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  useDocumentTitle(t('NOT_FOUND.TITLE'));
  return (
    <div className={styles.page}>
      <Subtitle1 as="p" className={mergeClasses(styles.plain, styles.code)}>
        404
      </Subtitle1>
      <Title3 as="h1" className={styles.plain}>
        {t('NOT_FOUND.TITLE')}
      </Title3>
      <Body1 as="p" align="center" className={styles.plain}>
        {t('NOT_FOUND.TEXT')}
      </Body1>
      <TextLink to="/" className={styles.home}>
        {t('NOT_FOUND.HOME')}
      </TextLink>
    </div>
  );
}
