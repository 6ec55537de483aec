import type { ReactElement } from 'react';
import { Controller, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DayField } from '../filters/DayField.tsx';
import { requiredRule } from '../form/requiredRule.ts';
import type { DownloadFields } from './exportOptions.ts';

/** First and last day of an export, both needed (DOC-28, MISS-17). */
export function RangeFields({ control }: { control: Control<DownloadFields> }): ReactElement {
  const { t } = useTranslation();
  const labels = { from: t('FILTER.FROM'), until: t('FILTER.UNTIL') };
  return (
    <>
      {(['from', 'until'] as const).map((name) => (
        <Controller
          key={name}
          control={control}
          name={name}
          rules={{
            validate: {
              required: requiredRule(t, 'enter'),
              order: (_, { from, until }) =>
                from === null || until === null || from <= until || t('DOWNLOAD.FORM.REVERSED'),
            },
          }}
          render={({ field: { ref, value, onChange }, fieldState }) => (
            <DayField
              ref={ref}
              label={labels[name]}
              required
              error={fieldState.error?.message}
              value={value}
              onChange={onChange}
            />
          )}
        />
      ))}
    </>
  );
}
