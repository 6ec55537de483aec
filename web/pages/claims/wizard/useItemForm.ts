import { useEffect } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { maxClaimFileBytes, maxClaimFiles } from '../../../../contract/claimFiles.ts';
import type { StoredFile } from '../../../parts/uploads/StoredFile.ts';
import { useUploads } from '../../../parts/uploads/useUploads.ts';
import type { FieldError } from '../../../relay/placeFieldErrors.ts';
import type { WizardState } from '../draft/claimDrafts.ts';
import type { DraftItem } from '../draft/DraftItem.ts';
import { fieldOfError, stepOfField } from './fieldOfError.ts';
import { useClaimFiles } from './useClaimFiles.ts';

type FormOptions = {
  start: WizardState;
  step: number;
  errors: readonly FieldError[];
  onChange: (state: WizardState) => void;
};

/** The form of the item: reports every change, and marks what the server found wrong once its step is on the screen. */
export function useItemForm({ start, step, errors, onChange }: FormOptions): UseFormReturn<DraftItem> {
  const form = useForm<DraftItem>({ mode: 'onTouched', defaultValues: start.item });
  // The last values are kept even if the page goes before the next change.
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => onChange({ item: values, step }),
      }),
    [form, onChange, step],
  );
  useEffect(() => {
    for (const { path, message } of errors) {
      const field = fieldOfError(path, start.item);
      if (field && stepOfField(field) === step) form.setError(field, { type: 'server', message });
    }
  }, [form, errors, start.item, step]);
  return form;
}

/** The files of the item, which are at the server before the claim is. */
export function useItemFiles(form: UseFormReturn<DraftItem>) {
  const { send, remove } = useClaimFiles(null);
  const files = form.watch('attachments');
  const onChange = (changed: readonly StoredFile[]) => form.setValue('attachments', changed);
  const uploads = useUploads({ files, onChange, send, most: maxClaimFiles, maxBytes: maxClaimFileBytes });
  const removeFile = ({ id: removed }: StoredFile) => {
    onChange(files.filter(({ id }) => id !== removed));
    void remove(removed);
  };
  return { uploads, removeFile };
}
