import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '../../ui/createStore.ts';
import { refuseCount } from '../../parts/orderLists/refuseCount.ts';
import type { CartType } from '../../parts/cart/cartTypes.ts';
import { isReady, toDeskLines } from './deskLines.ts';
import { deskStore, patchDesk, removeAdded, updateDesk } from './deskStore.ts';
import { parseLines } from '../../parts/orderLists/parseLines.ts';
import { useAddLines } from './useAddLines.ts';
import { useResolveLines } from '../../parts/orderLists/useResolveLines.ts';
import { present } from '../../ui/list/present.ts';

/** Lines that are added by one request: the store keeps its input in the name of every refusal. */
const linesAtOnce = 1000;

/** The work on a list: from a text to lines that are checked, and into the cart. */
export function useOrderDesk() {
  const { t } = useTranslation();
  const resolve = useResolveLines();
  const [add] = useAddLines();
  const desk = useStore(deskStore);
  const [failure, setFailure] = useState<string | null>(null);

  const check = async () => {
    const { text, type } = deskStore.read();
    const { lines, unread, headers } = parseLines(text);
    if (lines.length + unread.length === 0) return setFailure(t('DESK.EMPTY'));
    const refused = refuseCount(lines.length, t);
    setFailure(refused);
    if (refused !== null) return;
    patchDesk({ isChecking: true });
    const resolved = await resolve(lines, type);
    const found = resolved && { lines: toDeskLines(lines, resolved), unread, headers, added: null };
    patchDesk({ ...found, isChecking: false });
  };

  /** Another cart counts other pieces as available; what was chosen stays. */
  const setType = async (type: CartType) => {
    const { type: before, lines: asked } = deskStore.read();
    patchDesk({ type });
    if (!asked) return;
    patchDesk({ isChecking: true });
    const resolved = await resolve(asked, type);
    patchDesk({ isChecking: false });
    if (!resolved) return patchDesk({ type: before });
    const found = new Map(asked.map(({ key }, place) => [key, resolved[place]?.candidates]));
    updateDesk(({ lines }) => ({
      lines:
        lines?.map((line) => ({
          ...line,
          candidates: found.get(line.key) ?? line.candidates,
          refusal: null,
        })) ?? null,
    }));
  };

  const addReady = async () => {
    const { lines, type, isAdding } = deskStore.read();
    if (isAdding) return;
    const ready = (lines ?? []).filter(isReady);
    patchDesk({ isAdding: true });
    for (let start = 0; start < ready.length; start += linesAtOnce) {
      const part = ready.slice(start, start + linesAtOnce);
      const input = part.map(({ number, pieces, chosen }) => ({ number, qty: pieces, article: chosen }));
      const { payload } = await add({ lines: input, type });
      // The failure is notified; the lines that are left can be added again.
      if (!payload) break;
      const refusals = present(payload.lines).flatMap(({ index, code, message }) => {
        const line = part[index];
        return line ? [[line.key, { code, message: message ?? null }] as const] : [];
      });
      removeAdded(part, new Map(refusals));
    }
    patchDesk({ isAdding: false });
  };

  return {
    desk,
    failure,
    refuse: setFailure,
    setText: (text: string) => {
      setFailure(null);
      patchDesk({ text });
    },
    setType: (type: CartType) => void setType(type),
    check: () => void check(),
    addReady: () => void addReady(),
  };
}

export type OrderDesk = ReturnType<typeof useOrderDesk>;
