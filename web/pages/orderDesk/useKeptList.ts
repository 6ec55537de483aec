import { useCallback, useDeferredValue, useEffect, useEffectEvent, useRef } from 'react';
import { isRecord } from '../../../contract/isRecord.ts';
import { cartTypes, type CartType } from '../../parts/cart/cartTypes.ts';
import { useDraft } from '../../parts/drafts/useDraft.ts';
import { useStore } from '../../ui/createStore.ts';
import { choicesOf, readChoices, type DeskChoice } from './deskChoices.ts';
import { deskStore, patchDesk, textLeft, type Desk } from './deskStore.ts';

/** The lines that are not in the cart yet. `choices` are those of the checked lines; null while the text is edited. */
type KeptList = { text: string; type: CartType; choices: DeskChoice[] | null };

const empty: KeptList = { text: '', type: 'REGULAR', choices: null };

function readList(stored: unknown): KeptList | null {
  if (typeof stored === 'string') return { ...empty, text: stored };
  if (!isRecord(stored) || typeof stored['text'] !== 'string') return null;
  const type = cartTypes.find((one) => one === stored['type']) ?? 'REGULAR';
  const choices = Array.isArray(stored['choices']) ? readChoices(stored['choices']) : null;
  return { text: stored['text'], type, choices };
}

/** Null when nothing is left. */
function listLeft(desk: Desk): KeptList | null {
  const text = textLeft(desk);
  return text === '' ? null : { text, type: desk.type, choices: desk.lines && choicesOf(desk.lines) };
}

/**
 * Keeps what is not in the cart yet through a reload, such as another currency brings, and a session that ended, and takes it
 * back.
 *
 * @param resume checks the text again, for a list whose lines were worked on
 */
export function useKeptList(resume: (choices: readonly DeskChoice[]) => void): void {
  const { draft, keep, forget } = useDraft('order-desk', readList);
  const kept = useRef<KeptList | null>(draft?.value ?? null);
  const takeBack = useEffectEvent(() => {
    if (!draft || textLeft(deskStore.read()) !== '') return;
    const { text, type, choices } = draft.value;
    patchDesk({ text, type });
    if (choices) resume(choices);
  });
  useEffect(() => takeBack(), []);

  const save = useCallback(() => {
    const desk = deskStore.read();
    const left = listLeft(desk);
    // Another tab may have kept another text since.
    if (JSON.stringify(left) === JSON.stringify(kept.current)) return;
    // The lines are on their way, and with them what was chosen.
    if (desk.isChecking && desk.text === kept.current?.text) return;
    kept.current = left;
    if (left === null) forget();
    else keep(left);
  }, [forget, keep]);
  // A long list is written while nothing is typed …
  const desk = useDeferredValue(useStore(deskStore));
  useEffect(save, [desk, save]);
  // … and before the page is left: a reload must not bring back lines that are in the cart, or a text that was cleared.
  useEffect(() => {
    addEventListener('pagehide', save);
    return () => {
      removeEventListener('pagehide', save);
      save();
    };
  }, [save]);
}
