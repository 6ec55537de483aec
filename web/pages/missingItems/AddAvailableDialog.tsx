import { Body1 } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formErrors } from '../../relay/placeFieldErrors.ts';
import { DialogForm } from '../../ui/form/DialogForm.tsx';
import { Modal } from '../../ui/dialogs/Modal.tsx';
import { type AvailableFields, WarehousesField } from './WarehousesField.tsx';
import { useMoveAvailable } from './useMoveAvailable.ts';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  /** Where one may order from. */
  warehouses: readonly { readonly dbId: string; readonly name: string }[];
};

/** Asks for warehouses and moves what they have of all missing items into the cart (MISS-15, MISS-16). */
export function AddAvailableDialog({ isOpen, onClose, warehouses }: Props): ReactElement {
  return (
    <Modal isOpen={isOpen} onClose={onClose}>
      <AddAvailableForm onClose={onClose} warehouses={warehouses} />
    </Modal>
  );
}

function AddAvailableForm({ onClose, warehouses }: Omit<Props, 'isOpen'>): ReactElement {
  const { t } = useTranslation();
  const form = useForm<AvailableFields>({ mode: 'onTouched', defaultValues: { warehouses: [] } });
  const move = useMoveAvailable(formErrors(form));
  const submit = form.handleSubmit(async ({ warehouses: chosen }) => {
    if (await move(chosen)) onClose();
  });
  return (
    <DialogForm
      title={t('MISSING_ITEMS.ADD_AVAILABLE')}
      onSubmit={submit}
      onCancel={onClose}
      submitLabel={t('CATALOG.CART.ADD.REGULAR')}
      isBusy={form.formState.isSubmitting}
    >
      <Body1>{t('MISSING_ITEMS.ADD_AVAILABLE.HINT')}</Body1>
      <WarehousesField control={form.control} warehouses={warehouses} />
    </DialogForm>
  );
}
