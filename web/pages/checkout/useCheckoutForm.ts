import { useEffect } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useDraft } from '../../parts/drafts/useDraft.ts';
import { emptyForm, type CheckoutForm } from './CheckoutForm.ts';

type Texts = Pick<CheckoutForm, 'relatedOrderNumber' | 'orderComment'>;

/**
 * The form of an order in the checkout; its texts are there again after another page or a reload.
 *
 * @returns the form, and how to forget its texts: the order is completed or cancelled
 */
export function useCheckoutForm(order: string): [form: UseFormReturn<CheckoutForm>, forget: () => void] {
  const { draft, keep, forget } = useDraft(`checkout ${order}`, readTexts);
  const form = useForm<CheckoutForm>({ defaultValues: { ...emptyForm, ...draft?.value } });
  const { watch } = form;
  useEffect(() => {
    const { unsubscribe } = watch(({ relatedOrderNumber = '', orderComment = '' }) => {
      if (relatedOrderNumber === '' && orderComment === '') forget();
      else keep({ relatedOrderNumber, orderComment });
    });
    return unsubscribe;
  }, [forget, keep, watch]);
  return [form, forget];
}

function readTexts(stored: unknown): Texts | null {
  if (typeof stored !== 'object' || stored === null) return null;
  if (!('relatedOrderNumber' in stored && 'orderComment' in stored)) return null;
  const { relatedOrderNumber, orderComment } = stored;
  return typeof relatedOrderNumber === 'string' && typeof orderComment === 'string'
    ? { relatedOrderNumber, orderComment }
    : null;
}
