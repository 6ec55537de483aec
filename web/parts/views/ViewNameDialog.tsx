import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DialogForm } from '../../ui/form/DialogForm.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Modal } from '../../ui/dialogs/Modal.tsx';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** The name to start with. */
  name: string;
  /** Names of other views of the list. */
  taken: readonly string[];
  /** @returns whether the view was kept */
  onName: (name: string) => boolean;
};

/** Asks for the name of a view. */
export function ViewNameDialog({ isOpen, onClose, ...form }: Props): ReactElement {
  return (
    <Modal isOpen={isOpen} onClose={onClose}>
      <NameForm onClose={onClose} {...form} />
    </Modal>
  );
}

function NameForm({ onClose, title, name, taken, onName }: Omit<Props, 'isOpen'>): ReactElement {
  const { t } = useTranslation();
  const form = useForm({ mode: 'onTouched', defaultValues: { name } });
  const submit = form.handleSubmit(({ name: typed }) => {
    if (onName(typed.trim())) onClose();
  });
  return (
    <DialogForm title={title} onSubmit={submit} onCancel={onClose} submitLabel={t('SAVE')} isBusy={false}>
      <TextField
        control={form.control}
        name="name"
        label={t('VIEWS.NAME')}
        required
        maxLength={60}
        validate={(typed) => !taken.includes(typed.trim()) || t('VIEWS.NAME_TAKEN')}
      />
    </DialogForm>
  );
}
