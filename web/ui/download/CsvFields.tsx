import type { ReactElement } from 'react';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '../form/TextField.tsx';
import type { DownloadFields } from './exportOptions.ts';

/** The three characters of csv, each exactly one (ORD-48, ORD-49). */
export function CsvFields({ control }: { control: Control<DownloadFields> }): ReactElement {
  const { t } = useTranslation();
  const isOneCharacter = (value: string) => [...value].length === 1 || t('DOWNLOAD.FORM.FIELD_INVALID_VALUE');
  const labels = {
    separator: t('DOWNLOAD.FORM.SEPARATOR'),
    escape: t('DOWNLOAD.FORM.ESCAPE'),
    enclosure: t('DOWNLOAD.FORM.ENCLOSURE'),
  };
  return (
    <>
      {(['separator', 'escape', 'enclosure'] as const).map((name) => (
        <TextField
          key={name}
          control={control}
          name={name}
          label={labels[name]}
          required
          autoComplete="off"
          validate={isOneCharacter}
        />
      ))}
    </>
  );
}
