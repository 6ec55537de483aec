import { Input, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { lazy, Suspense, useId, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { loadOnIntent } from '../../ui/loading/loadOnIntent.ts';
import { pasteLines } from './pasteLines.ts';
import { useSearchField } from './useSearchField.ts';
import { Icon } from '../../ui/pictures/Icon.tsx';

const loadResults = async () => ({ default: (await import('./SearchResults.tsx')).SearchResults });
const SearchResults = lazy(loadResults);
const intent = loadOnIntent(loadResults);

const useStyles = makeStyles({
  search: { position: 'relative' },
  input: { inlineSize: '100%', minInlineSize: 0 },
  results: {
    boxSizing: 'border-box',
    overflowY: 'auto',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
  },
  popup: {
    position: 'absolute',
    insetBlockStart: '100%',
    insetInlineStart: 0,
    zIndex: 20,
    inlineSize: 'min(560px, calc(100vw - 32px))',
    maxBlockSize: 'min(70vh, 640px)',
    marginBlockStart: tokens.spacingVerticalXXS,
    boxShadow: tokens.shadow16,
    borderRadius: tokens.borderRadiusMedium,
    '@media (forced-colors: active)': { outline: '1px solid CanvasText' },
  },
});

type Props = {
  className?: string;
  /** In a dialog the results stand below the field instead of over the page. */
  isInDialog?: boolean;
  /** Called when the user goes where the search leads. */
  onDone?: () => void;
};

/** Finds orders, documents, articles and pages while one types. */
export function SearchField({ className, isInDialog = false, onDone }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const listId = useId();
  const search = useSearchField({ isInDialog, onDone });
  const { isOpen, active, type } = search;

  return (
    <div className={mergeClasses(styles.search, className)} role="search" aria-label={t('SEARCH.LABEL')}>
      <Input
        {...intent}
        className={styles.input}
        type="search"
        role="combobox"
        data-search-field
        data-search-everything
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={active ?? undefined}
        aria-label={t('SEARCH.LABEL')}
        placeholder={t('SEARCH.PLACEHOLDER')}
        contentBefore={<Icon name="search" />}
        value={search.typed}
        onFocus={() => {
          intent.onFocus();
          search.open();
        }}
        onClick={search.open}
        onBlur={search.close}
        onChange={(_, { value }) => type(value)}
        onPaste={(event) => {
          const pasted = pasteLines(event);
          if (pasted !== null) type(pasted);
        }}
        onKeyDown={search.onKeyDown}
      />
      <div className={mergeClasses(isOpen && styles.results, isOpen && !isInDialog && styles.popup)}>
        {isOpen ? (
          <Suspense>
            <SearchResults
              id={listId}
              text={search.text}
              active={active}
              onOptions={search.keepOptions}
              onTake={search.take}
              onSearchParts={search.searchParts}
            />
          </Suspense>
        ) : null}
      </div>
    </div>
  );
}
