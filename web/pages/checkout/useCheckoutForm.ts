import { useEffect } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { isRecord } from '../../../contract/isRecord.ts';
import { filled } from '../../parts/drafts/filled.ts';
import { useDraft } from '../../parts/drafts/useDraft.ts';
import { emptyForm, type CheckoutForm } from './CheckoutForm.ts';

/**
 * The form of an order in the checkout; its choices and texts are there again after another page or a reload.
 *
 * @returns the form, and how to forget it: the order is completed or cancelled
 */
export function useCheckoutForm(order: string): [form: UseFormReturn<CheckoutForm>, forget: () => void] {
  const { draft, keep, forget } = useDraft(`checkout ${order}`, readForm);
  const form = useForm<CheckoutForm>({ mode: 'onTouched', defaultValues: draft?.value ?? emptyForm });
  const { watch } = form;
  useEffect(() => {
    const { unsubscribe } = watch((changed) => {
      const now = { ...emptyForm, ...changed };
      if (Object.values(now).every((value) => value === '')) forget();
      else keep(now);
    });
    return unsubscribe;
  }, [forget, keep, watch]);
  return [form, forget];
}

const readForm = (stored: unknown): CheckoutForm | null =>
  isRecord(stored) ? filled(emptyForm, stored) : null;
