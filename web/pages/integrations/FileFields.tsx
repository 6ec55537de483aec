import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useRef, type ReactElement } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { languageNames, languages } from '../../i18n/languages.ts';
import { useSession } from '../../shell/session/useSession.ts';
import { CheckboxField } from '../../ui/form/CheckboxField.tsx';
import { CheckboxGroup } from '../../ui/form/CheckboxGroup.tsx';
import { FormNotice } from '../../ui/form/FormNotice.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { defaultColumns, type FileWarehouse } from './fileContents.ts';
import { FormSection } from './FormSection.tsx';
import type { IntegrationFields } from './IntegrationFields.ts';

const useStyles = makeStyles({
  separators: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalM,
    alignItems: 'start',
  },
});

const types = ['FTP_RRP', 'FTP_SEPARATE_WAREHOUSES'] as const;
const columnSeparators = [
  [';', 'INTEGRATION.SEPARATOR.SEMICOLON'],
  [',', 'INTEGRATION.SEPARATOR.COMMA'],
  ['TAB', 'INTEGRATION.SEPARATOR.TAB'],
  ['|', 'INTEGRATION.SEPARATOR.PIPE'],
] as const;
const priceSeparators = [
  [',', 'INTEGRATION.SEPARATOR.COMMA'],
  ['.', 'INTEGRATION.SEPARATOR.DOT'],
] as const;

/** What is in the file and how it is written; the columns have a separate part (INT-10, INT-11, INT-15 to INT-18). */
export function FileFields({ warehouses }: { warehouses: readonly FileWarehouse[] }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { locales } = useSession();
  const { control, getValues, setValue } = useFormContext<IntegrationFields>();
  const [type, excluded, separator, language] = useWatch({
    control,
    name: ['type', 'excludedWarehouses', 'fileColumnSeparator', 'fileLanguage'],
  });
  const before = useRef({ type, excluded });
  useEffect(() => {
    const last = before.current;
    before.current = { type, excluded };
    if (last.type === type && last.excluded === excluded) return;
    // Columns that the user has changed stay (GAP-108).
    const defaults = defaultColumns(last.type, warehouses, last.excluded);
    const isUntouched = JSON.stringify(getValues('fields')) === JSON.stringify(defaults);
    if (isUntouched) setValue('fields', defaultColumns(type, warehouses, excluded));
  }, [type, excluded, warehouses, getValues, setValue]);
  const offered = languages.filter(
    (code) => !locales?.length || locales.some((locale) => locale.code === code),
  );
  const knownSeparators = columnSeparators.map(([value, label]) => ({ value, label: t(label) }));
  const isOwn = separator !== '' && !columnSeparators.some(([value]) => value === separator);
  return (
    <FormSection title={t('INTEGRATION.FILE')}>
      <TextField
        control={control}
        name="fileName"
        label={t('INTEGRATION.FILE_NAME')}
        required
        placeholder="stock.csv"
        autoComplete="off"
        maxLength={255}
        hint={t('INTEGRATION.FILE_NAME.HINT')}
        validate={(name) => !/[/\\]/.test(name) || t('INTEGRATION.FILE_NAME.WRONG')}
      />
      <SelectField
        control={control}
        name="type"
        label={t('INTEGRATION.TYPE')}
        required
        choices={types.map((value) => ({ value, label: t(`INTEGRATION.TYPE.${value}`) }))}
      />
      {type === 'FTP_SEPARATE_WAREHOUSES' ? (
        <>
          <FormNotice intent="warning" text={t('INTEGRATION.FILE_NAME.SEPARATE')} />
          <ExcludedWarehouses warehouses={warehouses} />
        </>
      ) : null}
      <SelectField
        control={control}
        name="fileLanguage"
        label={t('EXPORT.LANGUAGE')}
        required
        choices={[
          ...offered.map((value) => ({ value, label: languageNames[value] })),
          ...(language === '' || offered.some((code) => code === language)
            ? []
            : [{ value: language, label: language }]),
        ]}
      />
      <div className={styles.separators}>
        <SelectField
          control={control}
          name="fileColumnSeparator"
          label={t('INTEGRATION.COLUMN_SEPARATOR')}
          required
          choices={isOwn ? [...knownSeparators, { value: separator, label: separator }] : knownSeparators}
        />
        <SelectField
          control={control}
          name="filePriceSeparator"
          label={t('INTEGRATION.PRICE_SEPARATOR')}
          hint={t('INTEGRATION.PRICE_SEPARATOR.HINT')}
          required
          choices={priceSeparators.map(([value, label]) => ({ value, label: t(label) }))}
        />
      </div>
      <div>
        <CheckboxField
          control={control}
          name="fileAddSeparatorLine"
          label={t('INTEGRATION.SEPARATOR_LINE')}
        />
        <CheckboxField control={control} name="fileAddDateLine" label={t('INTEGRATION.DATE_LINE')} />
      </div>
    </FormSection>
  );
}

/** The warehouses that are left out of the file (INT-17). */
function ExcludedWarehouses({ warehouses }: { warehouses: readonly FileWarehouse[] }): ReactElement {
  const { t } = useTranslation();
  const { control } = useFormContext<IntegrationFields>();
  const {
    field: { ref, ...field },
    fieldState,
  } = useController({ control, name: 'excludedWarehouses' });
  const [error] = [fieldState.error ?? []].flat();
  return (
    <CheckboxGroup
      label={t('INTEGRATION.EXCLUDED')}
      isOptional
      choices={warehouses.map(({ id, name }) => ({ value: id, label: name }))}
      values={field.value}
      onChange={field.onChange}
      ref={ref}
      error={error?.message}
    />
  );
}
