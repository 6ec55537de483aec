import { Field, Select } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { NamedList } from './useListFile.ts';

type Props = { list: NamedList; value: string; onChoose: (name: string) => void };

/** The sheet of a workbook that is read as a list, by name. */
export function SheetField({ list: { name, sheets }, value, onChoose }: Props): ReactElement {
  const { t } = useTranslation();
  return (
    <Field label={t('LIST.SHEET', { name })}>
      <Select value={value} onChange={(_, { value: sheet }) => onChoose(sheet)}>
        {sheets.map((sheet) => (
          <option key={sheet.name}>{sheet.name}</option>
        ))}
      </Select>
    </Field>
  );
}
