import { lazy, Suspense, useEffect, useRef, useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMayOpenPath } from '../RoutesContext.ts';
import { focusSearch, openSearch } from './focusSearch.ts';
import { isTyping } from './isTyping.ts';
import { useStore } from '../../ui/createStore.ts';
import { shortcutsEnabled } from './shortcutsEnabled.ts';

const ShortcutsDialog = lazy(async () => ({
  default: (await import('./ShortcutsDialog.tsx')).ShortcutsDialog,
}));

/** Milliseconds in which the second key of `g c` must follow. */
const sequencePause = 1200;
const destinations = new Map([
  ['c', '/cart'],
  ['o', '/orders'],
]);

/** The client's keys: `/` the search of the page, Ctrl+K the search for anything, `g c` cart, `g o` orders, `?` the list of them. */
export function Shortcuts(): ReactElement | null {
  const navigate = useNavigate();
  const mayOpen = useMayOpenPath();
  const isEnabled = useStore(shortcutsEnabled);
  const [list, setList] = useState<'never' | 'open' | 'closed'>('never');
  const goSince = useRef(0);

  useEffect(() => {
    const go = (path: string | undefined) => {
      if (path !== undefined && mayOpen(path)) void navigate(path);
    };
    const search = () => {
      if (!focusSearch() && !openSearch()) go('/catalog');
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.isComposing) return;
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        if (!openSearch()) search();
        return;
      }
      if (event.ctrlKey || event.metaKey || isTyping(event.target) || !isEnabled) return;
      const isSecond = event.timeStamp - goSince.current < sequencePause && goSince.current > 0;
      goSince.current = event.key === 'g' && !isSecond ? event.timeStamp : 0;
      if (isSecond) return go(destinations.get(event.key));
      if (event.key === '/') {
        event.preventDefault();
        search();
      } else if (event.key === '?') {
        setList('open');
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isEnabled, mayOpen, navigate]);

  return list === 'never' ? null : (
    <Suspense>
      <ShortcutsDialog isOpen={list === 'open'} onClose={() => setList('closed')} />
    </Suspense>
  );
}
