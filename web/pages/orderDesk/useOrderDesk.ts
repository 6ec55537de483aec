import { useState } from 'react';
import { focusRefused } from '../../ui/form/focusRefused.ts';
import { useTranslation } from 'react-i18next';
import { useStore } from '../../ui/createStore.ts';
import { readLines } from '../../parts/orderLists/readLines.ts';
import type { CartType } from '../../parts/cart/cartTypes.ts';
import { isReady } from '../../parts/orderLists/deskLines.ts';
import { toLinesWithAlike } from '../../parts/orderLists/findAlike.ts';
import { correctLine, withCorrection } from '../../parts/orderLists/correctLine.ts';
import { withChoices, type DeskChoice } from './deskChoices.ts';
import { deskStore, patchDesk, removeAdded, updateDesk } from './deskStore.ts';
import type { Place } from '../../parts/orderLists/toTables.ts';
import type { ColumnQuestion } from '../../parts/orderLists/parseLines.ts';
import type { Columns } from '../../parts/orderLists/readCells.ts';
import { resolveParsed } from '../../parts/orderLists/resolveParsed.ts';
import { useAddLines } from './useAddLines.ts';
import { useResolveLines } from '../../parts/orderLists/useResolveLines.ts';
import { present } from '../../ui/list/present.ts';

/** The name of the desk's list, as its writes are remembered. */
const list = 'order-desk';
/** Lines that are added by one request: the store keeps its input in the name of every refusal. */
const linesAtOnce = 1000;

/** The work on a list: from a text to lines that are checked, and into the cart. */
export function useOrderDesk() {
  const { t } = useTranslation();
  const resolve = useResolveLines();
  const [add] = useAddLines(list);
  const desk = useStore(deskStore);
  const [failure, setFailure] = useState<string | null>(null);

  /** @param choices of the lines before, where the list was checked already */
  const check = async (choices: readonly DeskChoice[] = []) => {
    const { text, type, answers } = deskStore.read();
    // A change of the text ends the check.
    const isOld = () => !deskStore.read().isChecking || deskStore.read().text !== text;
    setFailure(null);
    patchDesk({ isChecking: true });
    const { parsed, refusal } = await readLines(text, answers, t('DESK.PREVIEW'), t);
    if (isOld()) return;
    const { lines = [], unread = [], question = null, columns = [], leftOut = [] } = parsed ?? {};
    const isEmpty = parsed && lines.length + unread.length === 0 && !question;
    setFailure(isEmpty ? t('DESK.EMPTY') : refusal);
    patchDesk({ question, isChecking: parsed !== null && !isEmpty && !question });
    if (!parsed || isEmpty || question) return;
    const found = await resolveParsed(parsed, resolve, type);
    const readings = found && (await toLinesWithAlike(found.lines, found.resolved, resolve, type));
    if (isOld()) return;
    patchDesk({
      ...(readings && {
        lines: withChoices(readings, choices),
        unread: found.unread,
        reading: { columns, leftOut },
        added: null,
      }),
      isChecking: false,
    });
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

  /** @returns whether an answer came; a failure is notified */
  const correct = async (place: Place, number: string, qty: number): Promise<boolean> => {
    const { lines: asked, type } = deskStore.read();
    const correction = await correctLine(place, number, qty, asked ?? [], resolve, type);
    if (correction)
      updateDesk(({ lines, unread }) => withCorrection({ lines: lines ?? [], unread }, correction));
    return correction !== null;
  };

  const addReady = async () => {
    const { lines, type, isAdding } = deskStore.read();
    if (isAdding || focusRefused(document.querySelector('main'))) return;
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
    list,
    failure,
    refuse: setFailure,
    setText: (text: string) => {
      setFailure(null);
      patchDesk({ text, isChecking: false });
    },
    ask: (question: ColumnQuestion | null) => patchDesk({ question }),
    answer: (layout: string, columns: Columns) => {
      updateDesk(({ answers }) => ({ question: null, answers: { ...answers, [layout]: columns } }));
      void check();
    },
    setType: (type: CartType) => void setType(type),
    check: () => void check(),
    resume: (choices: readonly DeskChoice[]) => void check(choices),
    correct,
    addReady: () => void addReady(),
  };
}

export type OrderDesk = ReturnType<typeof useOrderDesk>;
