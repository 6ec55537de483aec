import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showProblem } from '../../../relay/showProblem.ts';
import { notify } from '../../../ui/notices/notify.ts';
import { useListFile, type NamedList } from '../../../parts/orderLists/useListFile.ts';
import { useCartActions } from '../writes/CartActions.ts';
import type { CartChoice } from '../CartChoice.ts';
import { planImport } from './planImport.ts';
import { putImportResult, toImportResult } from './importResults.ts';
import type { PreviewedList } from './useImportPreview.ts';
import { useImportCart } from './useImportCart.ts';
import { present } from '../../../ui/list/present.ts';

/** Milliseconds that the toasts of an upload stay (CART-36). */
const successTime = 2000;
const failureTime = 5000;

/**
 * Reads a file as a list; imports the lines that were taken of it into the cart and notifies the result. `percent` is the
 * share sent, null while nothing is sent.
 */
export function useCartUpload(): {
  read: (file: File) => Promise<NamedList | null>;
  upload: (name: string, previewed: PreviewedList) => Promise<void>;
  percent: number | null;
} {
  const { t } = useTranslation();
  const { run } = useCartActions();
  const readFile = useListFile();
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

  const send = async (name: string, { text, parsed, lines }: PreviewedList, selection: CartChoice) => {
    const plan = planImport(name, lines, parsed.unread, t);
    const outcome: Awaited<ReturnType<typeof importCart>> = plan.file
      ? await importCart(plan.file, selection, (share) => setPercent(Math.round(share * 100)))
      : { payload: { isComplete: false, errors: [], cart: null }, problem: null };
    const { payload, problem } = outcome;
    if (!payload) {
      // An unknown outcome is not a failure. Without any answer, the network layer has already reported it.
      if (!outcome.isUnknown) fail(...(problem?.messages ?? (problem ? [problem.message] : [])));
      else if (problem) showProblem(problem);
      return outcome;
    }
    const answered = payload.isComplete === true ? [] : plan.toErrors(present(payload.errors));
    const errors = [...plan.refused, ...answered];
    const isAsWritten = errors.length + plan.rounded.length === 0;
    const result = isAsWritten ? undefined : toImportResult({ name, text }, parsed, { ...plan, errors });
    putImportResult(selection.type, result);
    if (errors.length === 0)
      notify({ intent: 'success', title: t('CART.IMPORT.DONE'), timeout: successTime });
    // The cart's page lists them; a user who has left it is notified.
    else if (!isThere.current) notify({ intent: 'warning', title: t('CART.IMPORT.ERRORS') });
    return outcome;
  };

  const read = async (file: File) => {
    setPercent(0);
    const { list, refusal } = await readFile(file);
    setPercent(null);
    if (list === null) fail(refusal);
    return list;
  };
  const upload = async (name: string, previewed: PreviewedList) => {
    setPercent(0);
    await run((selection) => send(name, previewed, selection));
    setPercent(null);
  };
  return { read, upload, percent };
}
