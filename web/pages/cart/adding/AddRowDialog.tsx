import { Field, MessageBarBody } from '@fluentui/react-components';
import { memo, useEffect, useId, useRef, useState, type ReactElement } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formErrors } from '../../../relay/placeFieldErrors.ts';
import { DialogForm } from '../../../ui/form/DialogForm.tsx';
import { focusRefused } from '../../../ui/form/focusRefused.ts';
import { roundUpToMultiple } from '../../../ui/form/quantity.ts';
import { QuantityInput } from '../../../ui/form/QuantityInput.tsx';
import { dash } from '../../../ui/values/dash.ts';
import { Modal } from '../../../ui/dialogs/Modal.tsx';
import { Notice } from '../../../ui/notices/Notice.tsx';
import type { AddRowFields } from './AddRowFields.ts';
import { ArticleSelect } from './ArticleSelect.tsx';
import { useCartActions } from '../writes/CartActions.ts';
import { useSetCartLine } from '../writes/useSetCartLine.ts';
import { sayRefused } from '../../../ui/form/sayRefused.ts';

type Props = { isOpen: boolean; onClose: () => void };

/**
 * Adds lines to the cart, one after another: an article and a quantity, 1 to begin with (CART-27 to CART-30). It stays
 * open for the next line, so that a list is typed without the mouse (DAY-69).
 */
export const AddRowDialog = memo(function AddRowDialog({ isOpen, onClose }: Props): ReactElement {
  return (
    <Modal isOpen={isOpen} onClose={onClose}>
      <AddRowForm onClose={onClose} />
    </Modal>
  );
});

function AddRowForm({ onClose }: Pick<Props, 'onClose'>): ReactElement {
  const { t } = useTranslation();
  const quantityId = useId();
  const form = useForm<AddRowFields>({ mode: 'onTouched', defaultValues: { article: null, qty: 1 } });
  const { run } = useCartActions();
  const [setCartLine] = useSetCartLine(formErrors(form));
  const [added, setAdded] = useState<{ name: string; pieces: number; count: number } | null>(null);
  const quantity = useRef<HTMLDivElement>(null);
  const focusQuantity = () => quantity.current?.querySelector('input')?.focus();
  const article = form.watch('article');
  const multiple = article?.multiple ?? 1;

  const submit = form.handleSubmit(async ({ article: chosen, qty }) => {
    if (!chosen || qty === null || focusRefused(quantity.current)) return;
    const pieces = roundUpToMultiple(qty, chosen.multiple ?? 1);
    if (!(await run((selection) => setCartLine(chosen.id, pieces, selection)))) return;
    setAdded({ name: chosen.name ?? dash, pieces, count: (added?.count ?? 0) + 1 });
    form.reset();
  }, sayRefused);
  const count = added?.count ?? 0;
  useEffect(() => {
    if (count > 0) form.setFocus('article');
  }, [count, form]);

  return (
    <DialogForm
      title={t('CART.ADD_ROW')}
      onSubmit={submit}
      onCancel={onClose}
      cancelLabel={added ? t('CLOSE') : t('CANCEL')}
      submitLabel={t('CART.ADD')}
      isBusy={form.formState.isSubmitting}
    >
      <ArticleSelect key={count} form={form} onChosen={focusQuantity} />
      <Controller
        control={form.control}
        name="qty"
        rules={{ validate: (qty) => (qty ?? 0) > 0 || t('FROM.ERROR.PLEASE_ENTER_VALUE') }}
        render={({ field, fieldState }) => (
          <Field
            label={{ children: t('CART.QTY'), htmlFor: quantityId }}
            required
            validationMessage={fieldState.error?.message ?? null}
          >
            <div ref={quantity}>
              <QuantityInput
                id={quantityId}
                label={t('CART.QTY')}
                value={field.value === null ? null : roundUpToMultiple(field.value, multiple)}
                multiple={multiple}
                onChange={field.onChange}
                onEmpty={() => field.onChange(null)}
              />
            </div>
          </Field>
        )}
      />
      <span role="status">
        {added
          ? t('CART.ADDED', { article: added.name, pieces: t('PIECES', { count: added.pieces }) })
          : null}
      </span>
      <div role="status">
        {multiple > 1 ? (
          <Notice intent="info">
            <MessageBarBody>{t('CART.MULTIPLE', { count: multiple })}</MessageBarBody>
          </Notice>
        ) : null}
      </div>
    </DialogForm>
  );
}
