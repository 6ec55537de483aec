import { Input, makeStyles } from '@fluentui/react-components';
import { Search20Regular } from '@fluentui/react-icons/svg/search';
import { useState, type FormEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { catalogUrl, readCatalogSearch } from './catalog.urls.ts';
import { useMayOpenPath } from '../../shell/RoutesContext.ts';

const useStyles = makeStyles({
  form: { inlineSize: 'min(360px, 100%)', minInlineSize: 0 },
  input: { inlineSize: '100%' },
});

/** Part search from everywhere but the catalog's tab Part, which has the whole search on its page (CAT-05). */
export function HeaderSearch(): ReactElement | null {
  const styles = useStyles();
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const mayOpen = useMayOpenPath();
  const [typed, setTyped] = useState('');
  const isOnPage = pathname === '/catalog' && readCatalogSearch(new URLSearchParams(search)).type === 'part';
  if (isOnPage || !mayOpen('/catalog')) return null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const searchString = typed.trim();
    if (searchString === '') return;
    setTyped('');
    void navigate(catalogUrl({ searchString }));
  };
  return (
    <form className={styles.form} role="search" onSubmit={submit}>
      <Input
        className={styles.input}
        type="search"
        data-search-field
        contentBefore={<Search20Regular />}
        aria-label={t('HEADER.SEARCH')}
        placeholder={t('HEADER.SEARCH')}
        value={typed}
        onChange={(_, { value }) => setTyped(value)}
      />
    </form>
  );
}
