import { Input, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { lazy, Suspense, useId, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useMayOpenPath } from '../../shell/RoutesContext.ts';
import { loadOnIntent } from '../../ui/loadOnIntent.ts';
import { catalogUrl } from '../catalog/catalog.urls.ts';
import { pasteLines } from './pasteLines.ts';
import { looksLikeNumber } from './readNumber.ts';
import type { SearchOption } from './SearchOption.ts';
import { Icon } from '../../ui/Icon.tsx';

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

/**
 * Finds orders, documents, articles and pages while one types: arrows choose, Enter opens, with Ctrl in a new tab.
 * Without a choice Enter opens what the number names, and else searches parts in the catalog.
 */
export function SearchField({ className, isInDialog = false, onDone }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const navigate = useNavigate();
  const mayOpen = useMayOpenPath();
  const listId = useId();
  const options = useRef<readonly SearchOption[]>([]);
  const mayComeExact = useRef(false);
  /** Whether Enter was pressed before it was known what the text names. */
  const isWaiting = useRef(false);
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(isInDialog);
  const [active, setActive] = useState<string | null>(null);
  const text = typed.trim();

  const close = () => {
    isWaiting.current = false;
    setActive(null);
    if (!isInDialog) setIsOpen(false);
  };
  const leave = () => {
    setTyped('');
    close();
    onDone?.();
  };
  const go = (to: string) => {
    leave();
    void navigate(to);
    // Another page takes the focus by itself.
    if (new URL(to, location.href).pathname === location.pathname) document.querySelector('h1')?.focus();
  };
  const take = (option: SearchOption, isNewTab: boolean) => {
    option.onTaken();
    if (isNewTab) return void window.open(option.to, '_blank', 'noopener');
    go(option.to);
  };
  const type = (next: string) => {
    setTyped(next);
    isWaiting.current = false;
    // Until the results say otherwise.
    mayComeExact.current = true;
    setActive(null);
    setIsOpen(true);
  };
  const searchParts = () => {
    if (text === '' || !mayOpen('/catalog')) return;
    go(catalogUrl({ searchString: text }));
  };
  const openOrSearch = () => {
    const exact = options.current.filter(({ isExact }) => isExact);
    const [only, ...others] = new Map(exact.map((option) => [option.to, option])).values();
    if (only && others.length === 0) take(only, false);
    else searchParts();
  };
  const keepOptions = (shown: readonly SearchOption[], isMore: boolean) => {
    options.current = shown;
    mayComeExact.current = isMore;
    if (!isWaiting.current || isMore) return;
    isWaiting.current = false;
    openOrSearch();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const place = options.current.findIndex(({ id }) => id === active);
    const choose = (next: number) => {
      event.preventDefault();
      setIsOpen(true);
      const option = options.current.at(next % Math.max(1, options.current.length));
      setActive(option?.id ?? null);
      if (option) document.getElementById(option.id)?.scrollIntoView({ block: 'nearest' });
    };
    const chosen = options.current[place];
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') choose(place + 1);
    else if (event.key === 'ArrowUp') choose(place - 1 < -1 ? -1 : place - 1);
    else if (event.key === 'Enter') {
      event.preventDefault();
      if (chosen) take(chosen, event.ctrlKey || event.metaKey);
      // A second press does not wait any longer.
      else if (mayComeExact.current && !isWaiting.current && looksLikeNumber(text)) isWaiting.current = true;
      else openOrSearch();
    } else if (event.key === 'Escape' && !isInDialog) {
      // The browser would empty the field, which opens the list again.
      event.preventDefault();
      if (isOpen) close();
      else setTyped('');
    }
  };

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
        value={typed}
        onFocus={() => {
          intent.onFocus();
          setIsOpen(true);
        }}
        onClick={() => setIsOpen(true)}
        onBlur={close}
        onChange={(_, { value }) => type(value)}
        onPaste={(event) => {
          const pasted = pasteLines(event);
          if (pasted !== null) type(pasted);
        }}
        onKeyDown={onKeyDown}
      />
      <div className={mergeClasses(isOpen && styles.results, isOpen && !isInDialog && styles.popup)}>
        {isOpen ? (
          <Suspense>
            <SearchResults
              id={listId}
              text={text}
              active={active}
              onOptions={keepOptions}
              onTake={take}
              onSearchParts={mayOpen('/catalog') ? searchParts : null}
            />
          </Suspense>
        ) : null}
      </div>
    </div>
  );
}
