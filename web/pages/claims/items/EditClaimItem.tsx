import { Caption1 } from '@fluentui/react-components';
import { useEffect, useState, type ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { maxClaimFileBytes, maxClaimFiles } from '../../../../contract/claimFiles.ts';
import { standardCode } from '../../../i18n/languages.ts';
import type { ClaimKind } from '../../../parts/claims/claims.urls.ts';
import { useDraft } from '../../../parts/drafts/useDraft.ts';
import { UploadField } from '../../../parts/uploads/UploadField.tsx';
import { useUploads } from '../../../parts/uploads/useUploads.ts';
import { formErrors } from '../../../relay/placeFieldErrors.ts';
import { announce } from '../../../ui/announce/announce.ts';
import { confirm } from '../../../ui/dialogs/confirm.ts';
import { dash } from '../../../ui/values/dash.ts';
import { DialogForm } from '../../../ui/form/DialogForm.tsx';
import { numberText } from '../../../ui/form/numberRules.ts';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { present } from '../../../ui/list/present.ts';
import { Modal } from '../../../ui/dialogs/Modal.tsx';
import { useAnnounce } from '../../../ui/announce/useAnnounce.ts';
import { relativeDate } from '../../../ui/values/relativeDate.ts';
import { ClarificationFields } from '../wizard/ClarificationFields.tsx';
import type { ClaimItemRow } from './ClaimItemRow.ts';
import { emptyItem, readDraftItem, type DraftItem } from '../draft/DraftItem.ts';
import { areFilesMissing, FilesMissing } from '../wizard/FilesMissing.tsx';
import { QtyField } from '../wizard/QtyField.tsx';
import { toClarificationInput } from '../draft/toClaimItemInput.ts';
import { useClaimFiles } from '../wizard/useClaimFiles.ts';
import { useUpdateClaimItem } from './useUpdateClaimItem.ts';
import { sayRefused } from '../../../ui/form/sayRefused.ts';

type Props = {
  isOpen: boolean;
  kind: ClaimKind;
  item: ClaimItemRow | null;
  /** Hears the id of an item that was changed. */
  onSaved: (id: string) => void;
  onClose: () => void;
};

/** Adds the information that the manager asked for (CLM-13 to CLM-16). */
export function EditClaimItem({ isOpen, kind, item, onSaved, onClose }: Props): ReactElement {
  return (
    <Modal isOpen={isOpen} onClose={onClose} mustAnswer isForm hasDraft>
      {item ? <EditForm key={item.id} kind={kind} item={item} onSaved={onSaved} onClose={onClose} /> : null}
    </Modal>
  );
}

type FormProps = Omit<Props, 'isOpen' | 'item'> & { item: ClaimItemRow };

function EditForm({ kind, item, onSaved, onClose }: FormProps): ReactElement {
  const { t, i18n } = useTranslation();
  const { draft, keep, forget } = useDraft(`claim-item ${item.id}`, readDraftItem);
  const [restored] = useState(() =>
    draft
      ? t('DRAFT.RESTORED', { age: relativeDate(draft.savedAt, new Date(), standardCode(i18n.language)) })
      : null,
  );
  useAnnounce(restored);
  const [isWaiting, setIsWaiting] = useState(false);
  const form = useForm<DraftItem>({ mode: 'onTouched', defaultValues: draft?.value ?? toFields(item) });
  const [update, isSaving] = useUpdateClaimItem(formErrors(form));
  const { send, remove } = useClaimFiles(item.id);
  const files = present(item.attachments).map(({ id, fileName, url, isImage }) => ({
    id,
    name: fileName ?? '',
    url: url ?? null,
    isImage: isImage ?? false,
  }));
  // The files show as soon as the server has them: they are the item's, whether or not this form is saved.
  const uploads = useUploads({
    files,
    onChange: () => {},
    send,
    most: maxClaimFiles,
    maxBytes: maxClaimFileBytes,
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => void keep(values) }),
    [form, keep],
  );

  const submit = form.handleSubmit(async ({ qty, description, clarification }) => {
    setIsWaiting(areFilesMissing(uploads));
    if (areFilesMissing(uploads)) return;
    const more = toClarificationInput(clarification, kind, true);
    const { payload } = await update({
      item: item.id,
      qty: Number(numberText(qty, 0)),
      description: description.trim(),
      ...(Object.keys(more).length > 0 ? { clarification: more } : {}),
    });
    if (!payload) return;
    announce(t('FORM.SAVED', { name: item.articleName ?? dash }));
    onSaved(item.id);
    forget();
    onClose();
  }, sayRefused);
  return (
    <DialogForm
      title={t('CLAIM.CLARIFY.TITLE', { article: item.articleName })}
      onSubmit={submit}
      onCancel={() => {
        forget();
        onClose();
      }}
      submitLabel={t('CLAIM.CLARIFY.SEND')}
      isBusy={isSaving}
    >
      {restored === null ? null : <Caption1>{restored}</Caption1>}
      <QtyField control={form.control} />
      <TextAreaField
        control={form.control}
        name="description"
        label={t('CLAIM.DESCRIPTION')}
        required
        rows={4}
      />
      <UploadField
        label={t('CLAIM.ATTACHMENTS')}
        uploads={uploads}
        onRemove={(file) => {
          void confirm({
            title: t('CLAIM.ATTACHMENT.REMOVE'),
            message: t('CLAIM.ATTACHMENT.REMOVE.QUESTION', { name: file.name }),
            confirmLabel: t('CLAIM.ATTACHMENT.REMOVE'),
          }).then((isConfirmed) => (isConfirmed ? remove(file.id) : null));
        }}
      />
      {isWaiting ? <FilesMissing uploads={uploads} /> : null}
      <ClarificationFields control={form.control} kind={kind} articleName={item.articleName ?? null} />
    </DialogForm>
  );
}

const text = (value: number | null | undefined): string => (value == null ? '' : String(value));

/** An item as the form's fields have it. */
function toFields(item: ClaimItemRow): DraftItem {
  return {
    ...emptyItem,
    key: item.id,
    articleName: item.articleName ?? '',
    qty: text(item.qty),
    description: item.description ?? '',
    clarification: {
      hasCrashedBoxRetention: item.hasCrashedBoxRetention ?? false,
      hasBadPackingRetention: item.hasBadPackingRetention ?? false,
      carBrand: item.carBrand ?? '',
      carModel: item.carModel ?? '',
      carModelClarification: item.carModelClarification ?? '',
      carModelYear: item.carModelYear ?? '',
      fittingDate: item.fittingDate ?? '',
      fittingOnMillage: text(item.fittingOnMillage),
      problemDate: item.problemDate ?? '',
      problemOnMillage: text(item.problemOnMillage),
    },
  };
}
