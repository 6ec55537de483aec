import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DialogForm } from '../../ui/form/DialogForm.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Modal } from '../../ui/dialogs/Modal.tsx';
import { mostPieces } from '../../ui/form/quantity.ts';
import { readQty, refuseQty } from './readQty.ts';
import type { Place } from './toTables.ts';

/** A line to correct; one that could not be read has no number yet. */
export type Correctable = Place & { number?: string; pieces?: number };

type Props = {
  line: Correctable;
  /** @returns whether the line was looked up */
  onCorrect: (line: Correctable, number: string, qty: number) => Promise<boolean>;
  onClose: () => void;
};

/** Asks for number and quantity of a line that was misread or mistyped. */
export function CorrectLine(props: Props): ReactElement {
  return (
    <Modal isOpen onClose={props.onClose}>
      <LineForm {...props} />
    </Modal>
  );
}

function LineForm({ line, onCorrect, onClose }: Props): ReactElement {
  const { t } = useTranslation();
  const form = useForm({
    mode: 'onTouched',
    defaultValues: { number: line.number ?? line.content, qty: line.pieces ? String(line.pieces) : '' },
  });
  const submit = form.handleSubmit(async ({ number, qty }) => {
    if (await onCorrect(line, number.trim(), readQty(qty.trim()) ?? 0)) onClose();
  });
  return (
    <DialogForm
      title={t('DESK.CORRECT', { line: line.line, content: line.content })}
      onSubmit={submit}
      onCancel={onClose}
      submitLabel={t('DESK.CORRECT.TAKE')}
      isBusy={form.formState.isSubmitting}
    >
      <TextField
        control={form.control}
        name="number"
        label={t('CART.SORT.ARTICLE')}
        required
        validate={(text) => /\d/.test(text) || t('DESK.UNREAD.NO_NUMBER')}
      />
      <TextField
        control={form.control}
        name="qty"
        label={t('DESK.COLUMN.PIECES')}
        inputMode="numeric"
        required
        validate={(text) => isQty(text) || t(`DESK.UNREAD.${refuseQty(text.trim()) ?? 'BAD_QTY'}`)}
      />
    </DialogForm>
  );
}

function isQty(text: string): boolean {
  const qty = readQty(text.trim());
  return qty !== null && qty > 0 && qty <= mostPieces;
}
