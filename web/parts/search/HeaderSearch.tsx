import { Button, makeStyles } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../ui/dialogs/lazyDialog.tsx';
import { useMediaQuery } from '../../ui/useMediaQuery.ts';
import { SearchField } from './SearchField.tsx';
import { Icon } from '../../ui/pictures/Icon.tsx';

const [SearchDialog, intent] = lazyDialog(async () => (await import('./SearchDialog.tsx')).SearchDialog);

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
        icon={<Icon name="search" />}
        aria-label={t('SEARCH.LABEL')}
        data-search-everything
        onClick={() => setIsOpen(true)}
      />
      <SearchDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
