import { Text } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { rangeOf } from '../../parts/documents/dateRanges.ts';
import { RangeField, type RangeValues } from '../../parts/documents/RangeField.tsx';
import { formErrors } from '../../relay/placeFieldErrors.ts';
import { downloadFromForm } from '../../shell/downloads/downloadFromForm.ts';
import { CheckboxField } from '../../ui/form/CheckboxField.tsx';
import { DialogForm } from '../../ui/form/DialogForm.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { toDottedDay } from '../../ui/values/formatDate.ts';
import { Modal } from '../../ui/dialogs/Modal.tsx';
import { sayRefused } from '../../ui/form/sayRefused.ts';

type Fields = RangeValues & { format: 'xlsx' | 'xls' | 'csv'; withHeaders: boolean };

type Props = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** Kind of document in the path of the call (GAP-93). */
  type: 'merged-invoices' | 'credit-invoices';
};

/** Asks for a range of days and a format, and downloads the documents of those days (DOC-27 to DOC-31). */
export function RangeExportDialog({ isOpen, onClose, ...form }: Props): ReactElement {
  return (
    <Modal isOpen={isOpen} onClose={onClose}>
      <RangeExportForm {...form} onClose={onClose} />
    </Modal>
  );
}

function RangeExportForm({ onClose, title, type }: Omit<Props, 'isOpen'>): ReactElement {
  const { t } = useTranslation();
  const form = useForm<Fields>({
    mode: 'onTouched',
    defaultValues: { ...rangeOf('THIS_MONTH'), format: 'csv', withHeaders: true },
  });
  const { isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ from, until, format, withHeaders }) => {
    if (from === null || until === null) return;
    const errors = formErrors(form, { 'config.format': 'format', 'config.withHeaders': 'withHeaders' });
    const isDone = await downloadFromForm(errors, title, {
      path: `/api/v3/documents/${type}/download`,
      body: { config: { format, withHeaders }, from: toDottedDay(from), until: toDottedDay(until) },
    });
    if (isDone) onClose();
  }, sayRefused);
  return (
    <DialogForm
      title={title}
      onSubmit={submit}
      onCancel={onClose}
      {...(isSubmitting ? { cancelLabel: t('DOWNLOADS.IN_BACKGROUND') } : {})}
      submitLabel={t('DOWNLOAD')}
      isBusy={isSubmitting}
    >
      <Text>{t('DOWNLOADS.ALL_OF_RANGE')}</Text>
      <FormProvider {...form}>
        <RangeField />
      </FormProvider>
      <SelectField
        control={form.control}
        name="format"
        label={t('DOWNLOAD.FORM.FORMAT')}
        required
        hint={t('DOWNLOAD.FORM.FORMAT_HINT')}
        choices={(['csv', 'xlsx', 'xls'] as const).map((value) => ({ value, label: value }))}
      />
      <CheckboxField control={form.control} name="withHeaders" label={t('DOWNLOAD.FORM.WITH_HEADERS')} />
    </DialogForm>
  );
}
