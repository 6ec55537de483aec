import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../ui/notify.ts';
import { parseLines } from '../../parts/orderLists/parseLines.ts';
import { refuseCount } from '../../parts/orderLists/refuseCount.ts';
import { useListFile } from '../../parts/orderLists/useListFile.ts';
import { useResolveLines } from '../../parts/orderLists/useResolveLines.ts';
import { useCartActions } from './CartActions.ts';
import type { CartChoice } from './CartChoice.ts';
import { planImport } from './planImport.ts';
import { putImportResult, toImportResult } from './importResults.ts';
import { useImportCart } from './useImportCart.ts';
import { present } from '../../ui/list/present.ts';

/** Milliseconds that the toasts of an upload stay (CART-36). */
const successTime = 2000;
const failureTime = 5000;

/**
 * Reads a file as a list, imports its lines into the cart and notifies the result. `percent` is the share sent, null
 * while nothing is sent.
 */
export function useCartUpload(): { upload: (file: File) => Promise<void>; percent: number | null } {
  const { t } = useTranslation();
  const { run } = useCartActions();
  const readFile = useListFile();
  const resolve = useResolveLines();
  const importCart = useImportCart();
  const [percent, setPercent] = useState<number | null>(null);
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);

  const fail = (...reasons: readonly string[]) =>
    notify({
      intent: 'error',
      title: t('CART.IMPORT.FAILED'),
      body: reasons.join('\n'),
      timeout: failureTime,
    });

  const send = async (file: { name: string; text: string }, selection: CartChoice) => {
    const parsed = parseLines(file.text);
    const { lines } = parsed;
    const refused = refuseCount(lines.length, t);
    if (refused !== null) {
      fail(refused);
      return { payload: null };
    }
    const resolved = lines.length === 0 ? [] : await resolve(lines, selection.type);
    if (resolved === null) {
      fail();
      return { payload: null };
    }
    const plan = planImport(file.name, parsed, resolved, t);
    const outcome = plan.file
      ? await importCart(plan.file, selection, (share) => setPercent(Math.round(share * 100)))
      : { payload: { isComplete: false, errors: [], cart: null }, problem: null };
    const { payload, problem } = outcome;
    if (!payload) {
      fail(...(problem?.messages ?? (problem ? [problem.message] : [])));
      return outcome;
    }
    const answered = payload.isComplete === true ? [] : plan.toErrors(present(payload.errors));
    const errors = [...plan.refused, ...answered];
    const isAsWritten = errors.length + plan.rounded.length === 0;
    const result = isAsWritten ? undefined : toImportResult(file, parsed, { ...plan, errors });
    putImportResult(selection.type, result);
    if (errors.length === 0)
      notify({ intent: 'success', title: t('CART.IMPORT.DONE'), timeout: successTime });
    // The cart's page lists them; a user who has left it is notified.
    else if (!isThere.current) notify({ intent: 'warning', title: t('CART.IMPORT.ERRORS') });
    return outcome;
  };

  const upload = async (file: File) => {
    setPercent(0);
    const { text, refusal } = await readFile(file);
    if (text === null) fail(refusal);
    else await run((selection) => send({ name: file.name, text }, selection));
    setPercent(null);
  };
  return { upload, percent };
}
