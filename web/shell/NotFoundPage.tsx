import { Body1, Display, makeStyles, Subtitle1, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../ui/TextLink.tsx';
import { useDocumentTitle } from '../ui/useDocumentTitle.ts';

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
});

/** The page of unknown paths, and of everything that was not found (SHELL-06, SHELL-07). */
export function NotFoundPage(): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  useDocumentTitle(t('NOT_FOUND.TITLE'));
  return (
    <div className={styles.page}>
      <Display as="p" className={styles.plain}>
        404
      </Display>
      <Subtitle1 as="h1" className={styles.plain}>
        {t('NOT_FOUND.TITLE')}
      </Subtitle1>
      <Body1 as="p" className={styles.plain}>
        {t('NOT_FOUND.TEXT')}
      </Body1>
      <TextLink to="/">{t('NOT_FOUND.HOME')}</TextLink>
    </div>
  );
}
