import { useEffect, useRef, type ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMayOpenPath } from '../RoutesContext.ts';
import { focusSearch, openSearch } from './focusSearch.ts';
import { useStore } from '../../ui/createStore.ts';
import { lazyDialog } from '../../ui/dialogs/lazyDialog.tsx';
import { shortcutListOpen } from './shortcutListOpen.ts';
import { shortcutsEnabled } from './shortcutsEnabled.ts';

const [ShortcutsDialog] = lazyDialog(async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog);

/** Milliseconds in which the second key of `g c` must follow. */
const sequencePause = 1200;
const destinations = new Map([
  ['c', '/cart'],
  ['o', '/orders'],
  ['q', '/cart/order-desk'],
]);

/** The client's keys: `/` the search of the page, Ctrl+K the search for anything, `g c` cart, `g q` quick order, `g o` orders, `?` their list. */
export function Shortcuts(): ReactElement {
  const navigate = useNavigate();
  const mayOpen = useMayOpenPath();
  const isEnabled = useStore(shortcutsEnabled);
  const isOpen = useStore(shortcutListOpen);
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
        shortcutListOpen.set(true);
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isEnabled, mayOpen, navigate]);

  return <ShortcutsDialog isOpen={isOpen} onClose={() => shortcutListOpen.set(false)} />;
}

/** Whether a key meant for this element is text, or a choice in a list, rather than a shortcut. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('input, textarea, select, [role="textbox"], [role="combobox"]') ||
      target.closest('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null)
  );
}
