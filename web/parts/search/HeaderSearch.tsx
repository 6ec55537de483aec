import { Button, makeStyles } from '@fluentui/react-components';
import { Search20Regular } from '@fluentui/react-icons/svg/search';
import { lazy, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { loadOnIntent } from '../../ui/loadOnIntent.ts';
import { OnceOpen } from '../../ui/OnceOpen.tsx';
import { useMediaQuery } from '../../ui/useMediaQuery.ts';
import { SearchField } from './SearchField.tsx';

const loadDialog = async () => ({ default: (await import('./SearchDialog.tsx')).SearchDialog });
const SearchDialog = lazy(loadDialog);
const intent = loadOnIntent(loadDialog);

const useStyles = makeStyles({ field: { inlineSize: 'min(360px, 100%)', minInlineSize: 0 } });

/** Search for anything, from every page: a field in the header; a button where the header has no room. */
export function HeaderSearch(): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const isNarrow = useMediaQuery('(max-width: 899.98px)');
  const [isOpen, setIsOpen] = useState(false);
  if (!isNarrow) return <SearchField className={styles.field} />;
  return (
    <>
      <Button
        {...intent}
        appearance="subtle"
        icon={<Search20Regular />}
        aria-label={t('SEARCH.LABEL')}
        data-search-everything
        onClick={() => setIsOpen(true)}
      />
      <OnceOpen isOpen={isOpen}>
        <SearchDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
      </OnceOpen>
    </>
  );
}
