import { useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMayOpenPath } from '../../shell/RoutesContext.ts';
import { catalogUrl } from '../catalog/catalog.urls.ts';
import { looksLikeNumber } from './readNumber.ts';
import type { SearchOption } from './SearchOption.ts';

type Options = { isInDialog: boolean; onDone: (() => void) | undefined };

/**
 * The text of a search, its list and the chosen option: arrows choose, Enter opens, with Ctrl in a new tab. Without a choice
 * Enter opens what the number names, and else searches parts in the catalog.
 */
export function useSearchField({ isInDialog, onDone }: Options) {
  const navigate = useNavigate();
  const mayOpen = useMayOpenPath();
  const options = useOptions();
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(isInDialog);
  const [active, setActive] = useState<string | null>(null);
  const text = typed.trim();

  const close = () => {
    options.stopWaiting();
    setActive(null);
    if (!isInDialog) setIsOpen(false);
  };
  const go = (to: string) => {
    setTyped('');
    close();
    onDone?.();
    void navigate(to);
    // Another page takes the focus by itself.
    if (new URL(to, location.href).pathname === location.pathname) document.querySelector('h1')?.focus();
  };
  const take = (option: SearchOption, isNewTab: boolean) => {
    option.onTaken();
    if (isNewTab) return void window.open(option.to, '_blank', 'noopener');
    go(option.to);
  };
  const searchParts = mayOpen('/catalog')
    ? () => {
        if (text !== '') go(catalogUrl({ searchString: text }));
      }
    : null;
  const openOrSearch = () => {
    const exact = options.findExact();
    if (exact) take(exact, false);
    else searchParts?.();
  };
  const choose = (step: 1 | -1) => {
    setIsOpen(true);
    const option = options.next(active, step);
    setActive(option?.id ?? null);
    if (option) document.getElementById(option.id)?.scrollIntoView({ block: 'nearest' });
  };

  return {
    typed,
    text,
    isOpen,
    active,
    open: () => setIsOpen(true),
    close,
    take,
    /** Null for users without the catalog. */
    searchParts,
    type(next: string) {
      setTyped(next);
      options.expectOthers();
      setActive(null);
      setIsOpen(true);
    },
    keepOptions(shown: readonly SearchOption[], mayComeExact: boolean) {
      if (options.keep(shown, mayComeExact)) openOrSearch();
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.nativeEvent.isComposing) return;
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        choose(event.key === 'ArrowDown' ? 1 : -1);
      } else if (event.key === 'Enter') {
        event.preventDefault();
        const chosen = options.find(active);
        if (chosen) take(chosen, event.ctrlKey || event.metaKey);
        else if (!options.waitForExact(text)) openOrSearch();
      } else if (event.key === 'Escape' && !isInDialog) {
        // The browser would empty the field, which opens the list again.
        event.preventDefault();
        if (isOpen) close();
        else setTyped('');
      }
    },
  };
}

/** The options that are shown, in their order, and whether one that the text names may still come. */
function useOptions() {
  const shown = useRef<readonly SearchOption[]>([]);
  const mayComeExact = useRef(false);
  /** Whether Enter was pressed before it was known what the text names. */
  const isWaiting = useRef(false);
  const placeOf = (id: string | null) => shown.current.findIndex((option) => option.id === id);
  return {
    find: (id: string | null) => shown.current[placeOf(id)],
    /** The option after or before another, round and round. */
    next(id: string | null, step: 1 | -1) {
      const place = Math.max(placeOf(id) + step, -1);
      return shown.current.at(place % Math.max(1, shown.current.length));
    },
    /** The only one that the text names. */
    findExact() {
      const exact = shown.current.filter(({ isExact }) => isExact);
      const [only, ...others] = new Map(exact.map((option) => [option.to, option])).values();
      return others.length === 0 ? only : undefined;
    },
    /** Another text was typed: until the results say otherwise, one that it names may come. */
    expectOthers() {
      isWaiting.current = false;
      mayComeExact.current = true;
    },
    /** Takes what the results show now; returns whether Enter has waited for it. */
    keep(options: readonly SearchOption[], isMore: boolean) {
      shown.current = options;
      mayComeExact.current = isMore;
      if (!isWaiting.current || isMore) return false;
      isWaiting.current = false;
      return true;
    },
    /** Waits for an option that the text may name, if there is a reason to; a second Enter does not wait any longer. */
    waitForExact(text: string) {
      if (!mayComeExact.current || isWaiting.current || !looksLikeNumber(text)) return false;
      isWaiting.current = true;
      return true;
    },
    stopWaiting() {
      isWaiting.current = false;
    },
  };
}
