import { Body1, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { useExportSettings_config$key } from '../../__generated__/useExportSettings_config.graphql.ts';
import { announce } from '../../ui/announce/announce.ts';
import { CheckboxGroup } from '../../ui/form/CheckboxGroup.tsx';
import { DialogForm } from '../../ui/form/DialogForm.tsx';
import { Modal } from '../../ui/dialogs/Modal.tsx';
import { exportFieldLabel, exportFieldNames, type ExportFieldName } from './exportFields.ts';
import { keepTableSettings, readTableSettings } from './tableSettings.ts';
import { useExportSettings } from './useExportSettings.ts';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
    columnGap: tokens.spacingHorizontalM,
  },
});

type Props = { isOpen: boolean; onClose: () => void; config: useExportSettings_config$key | null };

/** Chooses the columns that the article export starts with on this device; at least one (DOC-21, DOC-22, GAP-96). */
export function TableSettingsDialog({ isOpen, onClose, config }: Props): ReactElement {
  return (
    <Modal isOpen={isOpen} onClose={onClose}>
      <TableSettingsForm onClose={onClose} config={config} />
    </Modal>
  );
}

function TableSettingsForm({ onClose, config }: Omit<Props, 'isOpen'>): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { fields } = useExportSettings(config, readTableSettings());
  const form = useForm<{ columns: readonly ExportFieldName[] }>({
    mode: 'onTouched',
    defaultValues: { columns: fields.map(({ name }) => name) },
  });
  const submit = form.handleSubmit(({ columns }) => {
    keepTableSettings(columns);
    announce(t('FORM.SAVED', { name: t('DOCUMENTS.TABLE_SETTINGS') }));
    onClose();
  });
  return (
    <DialogForm
      title={t('DOCUMENTS.TABLE_SETTINGS')}
      onSubmit={submit}
      onCancel={onClose}
      submitLabel={t('SAVE')}
      isBusy={false}
    >
      <Body1>{t('DOCUMENTS.TABLE_SETTINGS.TEXT')}</Body1>
      <Controller
        control={form.control}
        name="columns"
        rules={{ validate: (columns) => columns.length > 0 || t('FROM.ERROR.PLEASE_ADD_VALUE') }}
        render={({ field: { ref, value, onChange }, fieldState }) => (
          <CheckboxGroup
            label={t('EXPORT.COLUMNS')}
            choices={exportFieldNames.map((name) => ({ value: name, label: t(exportFieldLabel(name)) }))}
            values={value}
            onChange={onChange}
            ref={ref}
            error={fieldState.error?.message}
            className={styles.columns}
          />
        )}
      />
    </DialogForm>
  );
}
