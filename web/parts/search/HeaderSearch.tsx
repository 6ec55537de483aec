import { Button, makeStyles } from '@fluentui/react-components';
import { Search20Regular } from '@fluentui/react-icons/svg/search';
import { lazy, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { loadOnIntent } from '../../ui/loadOnIntent.ts';
import { OnceOpen } from '../../ui/OnceOpen.tsx';
import { useIsPhone } from '../../ui/useIsPhone.ts';
import { readCatalogSearch } from '../catalog/catalog.urls.ts';
import { SearchField } from './SearchField.tsx';

const loadDialog = async () => ({ default: (await import('./SearchDialog.tsx')).SearchDialog });
const SearchDialog = lazy(loadDialog);
const intent = loadOnIntent(loadDialog);

const useStyles = makeStyles({ field: { inlineSize: 'min(360px, 100%)', minInlineSize: 0 } });

/**
 * Search for anything, from everywhere: a field in the header; a button where the header has no room, and on the
 * catalog's tab Part, which has the part search on its page (CAT-05).
 */
export function HeaderSearch(): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const { pathname, search } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const hasField = pathname === '/catalog' && readCatalogSearch(new URLSearchParams(search)).type === 'part';
  if (!isPhone && !hasField) return <SearchField className={styles.field} />;
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
