import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../ui/notify.ts';
import { readTextFile } from '../../ui/readTextFile.ts';
import { useCartActions } from './CartActions.ts';
import { putImportResult, toImportResult } from './importResults.ts';
import { useImportCart } from './useImportCart.ts';
import { present } from '../../ui/list/present.ts';

/** Milliseconds that the toasts of an upload stay (CART-36). */
const successTime = 2000;
const failureTime = 5000;

/** Uploads a file into the cart and notifies the result. `percent` is the share sent, null while nothing is sent. */
export function useCartUpload(): { upload: (file: File) => Promise<void>; percent: number | null } {
  const { t } = useTranslation();
  const { run } = useCartActions();
  const importCart = useImportCart();
  const [percent, setPercent] = useState<number | null>(null);
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);

  const upload = async (file: File) => {
    setPercent(0);
    await run(async (selection) => {
      const outcome = await importCart(file, selection, (share) => setPercent(Math.round(share * 100)));
      const { payload, problem } = outcome;
      if (!payload) {
        const reasons = problem?.messages ?? (problem ? [problem.message] : []);
        notify({
          intent: 'error',
          title: t('CART.IMPORT.FAILED'),
          body: reasons.join('\n'),
          timeout: failureTime,
        });
      } else if (payload.isComplete === true || payload.errors.length === 0) {
        putImportResult(selection.type, undefined);
        notify({ intent: 'success', title: t('CART.IMPORT.DONE'), timeout: successTime });
      } else {
        const read = { name: file.name, text: await readTextFile(file) };
        putImportResult(selection.type, toImportResult(read, present(payload.errors)));
        // The cart's page lists them; a user who has left it is notified.
        if (!isThere.current) notify({ intent: 'warning', title: t('CART.IMPORT.ERRORS') });
      }
      return outcome;
    });
    setPercent(null);
  };
  return { upload, percent };
}
