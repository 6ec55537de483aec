import { Button, Input, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { announce } from '../../../ui/announce/announce.ts';
import { catalogUrl, readCatalogSearch } from '../../../parts/catalog/catalog.urls.ts';
import { pasteLines } from '../../../parts/search/pasteLines.ts';
import { SuggestionList } from './SuggestionList.tsx';
import { suggestionUrl } from './suggestionUrl.ts';
import { useSuggestions, type Suggestion } from './useSuggestions.ts';
import { Icon } from '../../../ui/pictures/Icon.tsx';

/** Milliseconds after the field lost the focus until the suggestions close (CAT-15). */
const closingDelay = 200;

const useStyles = makeStyles({
  form: { position: 'relative', display: 'flex', gap: tokens.spacingHorizontalS, maxInlineSize: '720px' },
  field: {
    position: 'relative',
    flexGrow: 1,
    minInlineSize: 0,
    // On a phone the suggestions take the whole line.
    '@media (max-width: 639.98px)': { position: 'static' },
  },
  input: { inlineSize: '100%' },
});

/**
 * The search by part number or text, with suggestions while typing (CAT-09 to CAT-15). Enter searches for the text as
 * it stands, or follows the suggestion chosen with the arrows. Written by hand because Fluent's Combobox selects an
 * option by itself while the user types and closes at once when it loses the focus.
 */
export function PartSearchBox(): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const navigate = useNavigate();
  const listId = useId();
  const [params] = useSearchParams();
  const { searchString, cross } = readCatalogSearch(params);
  const searched = cross || searchString;
  // The typed text stays until another search shows, whether from here, a link or the browser's history.
  const [typed, setTyped] = useState({ text: searched, over: searched });
  const text = typed.over === searched ? typed.text : searched;
  const [isTyping, setIsTyping] = useState(false);
  const { suggestions, isLoading } = useSuggestions(isTyping ? text : null);
  const [isOpen, setIsOpen] = useState(false);
  // The choice belongs to these suggestions: new ones begin without one.
  const [chosen, setChosen] = useState({ index: -1, among: suggestions });
  const active = chosen.among === suggestions ? chosen.index : -1;
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isListShown = isOpen && suggestions.length > 0;

  useEffect(() => {
    if (suggestions.length > 0) announce(t('CATALOG.SUGGESTIONS', { count: suggestions.length }));
  }, [suggestions, t]);
  useEffect(() => () => clearTimeout(closing.current), []);

  const type = (next: string) => {
    setTyped({ text: next, over: searched });
    setIsTyping(true);
    setIsOpen(true);
  };
  const go = (to: string) => {
    setIsTyping(false);
    setIsOpen(false);
    void navigate(to);
  };
  const choose = (suggestion: Suggestion) => {
    setTyped({ text: suggestion.number ?? text, over: searched });
    go(suggestionUrl(suggestion, text));
  };
  const submit = () => {
    const suggestion = isListShown ? suggestions[active] : undefined;
    if (suggestion) return choose(suggestion);
    if (text.trim() !== '') go(catalogUrl({ searchString: text.trim() }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const count = suggestions.length;
    if (event.key === 'Escape' && isListShown) {
      event.preventDefault();
      setIsOpen(false);
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && count > 0) {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // One place more than there are suggestions: the text itself, before the first and after the last.
      const from = isListShown ? active : -1;
      setChosen({ index: ((from + 1 + step + count + 1) % (count + 1)) - 1, among: suggestions });
      setIsOpen(true);
    }
  };

  return (
    <form
      role="search"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className={styles.field}>
        <Input
          className={styles.input}
          contentBefore={<Icon name="search" />}
          contentAfter={isLoading ? <Spinner size="extra-tiny" aria-label={t('LOADING')} /> : null}
          role="combobox"
          aria-label={t('CATALOG.SEARCH.LABEL')}
          placeholder={t('CATALOG.SEARCH.PLACEHOLDER')}
          aria-autocomplete="list"
          aria-expanded={isListShown}
          aria-controls={isListShown ? listId : undefined}
          aria-activedescendant={isListShown && active >= 0 ? `${listId}-${active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          data-search-field=""
          value={text}
          onChange={(_, { value }) => type(value)}
          onPaste={(event) => {
            const pasted = pasteLines(event);
            if (pasted !== null) type(pasted);
          }}
          onFocus={() => clearTimeout(closing.current)}
          onBlur={() => {
            closing.current = setTimeout(() => setIsOpen(false), closingDelay);
          }}
          onKeyDown={onKeyDown}
        />
        {isListShown ? (
          <SuggestionList id={listId} suggestions={suggestions} active={active} onChoose={choose} />
        ) : null}
      </div>
      <Button appearance="primary" type="submit">
        {t('CATALOG.SEARCH')}
      </Button>
    </form>
  );
}
