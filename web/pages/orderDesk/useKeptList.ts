import { useCallback, useDeferredValue, useEffect, useRef } from 'react';
import { useDraft } from '../../parts/drafts/useDraft.ts';
import { useStore } from '../../ui/createStore.ts';
import { deskStore, patchDesk, textLeft } from './deskStore.ts';

const readText = (stored: unknown) => (typeof stored === 'string' ? stored : null);

/** Keeps the text of what is not in the cart yet through a reload and a session that ended, and takes it back. */
export function useKeptList(): void {
  const { draft, keep, forget } = useDraft('order-desk', readText);
  const kept = useRef(draft?.value ?? '');
  useEffect(() => {
    if (textLeft(deskStore.read()) === '') patchDesk({ text: kept.current });
  }, []);

  const save = useCallback(() => {
    const left = textLeft(deskStore.read());
    // Another tab may have kept another text since.
    if (left === kept.current) return;
    kept.current = left;
    if (left === '') forget();
    else keep(left);
  }, [forget, keep]);
  // A long list is written while nothing is typed …
  const left = useDeferredValue(useStore(deskStore, textLeft));
  useEffect(save, [left, save]);
  // … and before the page is left: a reload must not bring back lines that are in the cart, or a text that was cleared.
  useEffect(() => {
    addEventListener('pagehide', save);
    return () => {
      removeEventListener('pagehide', save);
      save();
    };
  }, [save]);
}
