import type { ReactElement } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { useExportSettings_config$key } from '../../__generated__/useExportSettings_config.graphql.ts';
import { languageNames, languages } from '../../i18n/languages.ts';
import { formErrors } from '../../relay/placeFieldErrors.ts';
import { downloadFromForm } from '../../shell/downloads/downloadFromForm.ts';
import { useSession } from '../../shell/session/useSession.ts';
import { CheckboxField } from '../../ui/form/CheckboxField.tsx';
import { DialogForm } from '../../ui/form/DialogForm.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { Modal } from '../../ui/dialogs/Modal.tsx';
import type { FileContent } from '../../parts/columns/FileColumn.ts';
import { FileColumns } from '../../parts/columns/FileColumns.tsx';
import { exportFieldLabel, exportFieldNames, type ExportFieldName } from './exportFields.ts';
import { readTableSettings } from './tableSettings.ts';
import { useExportSettings, type ExportFields } from './useExportSettings.ts';
import { sayRefused } from '../../ui/form/sayRefused.ts';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  /** Exports the upcoming price list instead (DOC-07). */
  isNextPrice: boolean;
  config: useExportSettings_config$key | null;
};

/** Asks for language, format and columns, and downloads availability and prices (DOC-08 to DOC-20). */
export function ArticleExportDialog({ isOpen, ...form }: Props): ReactElement {
  return (
    <Modal isOpen={isOpen} onClose={form.onClose}>
      <ArticleExportForm {...form} />
    </Modal>
  );
}

function ArticleExportForm({ onClose, isNextPrice, config }: Omit<Props, 'isOpen'>): ReactElement {
  const { t } = useTranslation();
  const { locales } = useSession();
  const form = useForm<ExportFields>({
    mode: 'onTouched',
    defaultValues: useExportSettings(config, readTableSettings()),
  });
  const { isSubmitting } = form.formState;
  const title = t(isNextPrice ? 'EXPORT.TITLE_NEXT' : 'EXPORT.TITLE');
  const submit = form.handleSubmit(async ({ language, format, withHeaders, fields, save }) => {
    const errors = formErrors(form, { 'config.format': 'format', 'config.withHeaders': 'withHeaders' });
    const isDone = await downloadFromForm(errors, title, {
      path: isNextPrice ? '/api/v3/articles/next-price/export' : '/api/v3/articles/export',
      body: {
        language,
        config: { format, withHeaders },
        fields: fields.map(({ name, visibleName }, sort) => ({ name, visibleName, sort })),
        save,
      },
    });
    if (isDone) onClose();
  }, sayRefused);
  const contentOf = (name: ExportFieldName): FileContent => {
    const label = t(exportFieldLabel(name));
    return { name, label, heading: label };
  };
  const contents = exportFieldNames.map(contentOf);
  const offered = languages.filter(
    (code) => !locales?.length || locales.some((locale) => locale.code === code),
  );
  return (
    <DialogForm
      title={title}
      onSubmit={submit}
      onCancel={onClose}
      {...(isSubmitting ? { cancelLabel: t('DOWNLOADS.IN_BACKGROUND') } : {})}
      submitLabel={t('DOWNLOAD')}
      isBusy={isSubmitting}
    >
      <SelectField
        control={form.control}
        name="language"
        label={t('EXPORT.LANGUAGE')}
        required
        choices={offered.map((value) => ({ value, label: languageNames[value] }))}
      />
      <SelectField
        control={form.control}
        name="format"
        label={t('DOWNLOAD.FORM.FORMAT')}
        required
        hint={t('DOWNLOAD.FORM.FORMAT_HINT')}
        choices={(['xlsx', 'xls', 'csv'] as const).map((value) => ({ value, label: value }))}
      />
      <CheckboxField control={form.control} name="withHeaders" label={t('DOWNLOAD.FORM.WITH_HEADERS')} />
      <FormProvider {...form}>
        <FileColumns contents={contents} empty={contentOf('custom')} />
      </FormProvider>
      <CheckboxField control={form.control} name="save" label={t('EXPORT.SAVE')} />
    </DialogForm>
  );
}
