import { makeStyles, tokens } from '@fluentui/react-components';
import { ArrowLeft16Regular } from '@fluentui/react-icons/svg/arrow-left';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { lastSearch } from '../../parts/catalog/lastSearch.ts';
import { useMayOpenPath } from '../../shell/RoutesContext.ts';
import { useStore } from '../../ui/createStore.ts';
import { TextLink } from '../../ui/links/TextLink.tsx';
import { touchTarget } from '../../ui/touchTarget.ts';

const useStyles = makeStyles({
  back: {
    ...touchTarget,
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    marginBlockEnd: tokens.spacingVerticalXS,
  },
});

/** The way from an article back to the results of this visit, else to the catalog (DAY-58). */
export function BackToResults(): ReactElement | null {
  const styles = useStyles();
  const { t } = useTranslation();
  const results = useStore(lastSearch);
  const mayOpen = useMayOpenPath();
  if (!mayOpen('/catalog')) return null;
  return (
    <TextLink to={results ?? '/catalog'} className={styles.back}>
      <ArrowLeft16Regular />
      {results === null ? t('CATALOG.TITLE') : t('ARTICLE.BACK_TO_RESULTS')}
    </TextLink>
  );
}
