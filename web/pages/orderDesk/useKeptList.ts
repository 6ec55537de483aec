import { useDeferredValue, useEffect, useRef } from 'react';
import { useDraft } from '../../parts/drafts/useDraft.ts';
import { useStore } from '../../ui/createStore.ts';
import { deskStore, patchDesk, textLeft } from './deskStore.ts';

const readText = (stored: unknown) => (typeof stored === 'string' ? stored : null);

/** Keeps the text of what is not in the cart yet through a reload and a session that ended, and takes it back. */
export function useKeptList(): void {
  const { draft, keep, forget } = useDraft('order-desk', readText);
  const kept = useRef(draft?.value ?? '');
  // A long list is written while nothing is typed.
  const left = useDeferredValue(useStore(deskStore, textLeft));
  useEffect(() => {
    const before = kept.current;
    kept.current = '';
    if (left === '' && before !== '') patchDesk({ text: before });
    else if (left === '') forget();
    else keep(left);
  }, [forget, keep, left]);
}
