import { Field, makeStyles, Select, tokens } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../ui/filters/DayField.tsx';
import { requiredRule } from '../../ui/form/requiredRule.ts';
import { presetOf, rangeOf, rangePresets, type DayRange } from './dateRanges.ts';

/** The part of a form that asks for days `YYYY-MM-DD`; null for a day that is not chosen. */
export type RangeValues = { from: string | null; until: string | null };

type Props = {
  maxDays?: number;
  /** A further check of the days: a message where they are wrong. */
  check?: (days: DayRange) => true | string;
};

const useStyles = makeStyles({
  days: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 160px), 1fr))',
    gap: tokens.spacingHorizontalM,
  },
});

/**
 * First and last day of the form around it (`FormProvider`), chosen by the name of a range or one by one; both are needed
 * and both count (DOC-28, DOC-30).
 */
export function RangeField({ maxDays, check }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { control } = useFormContext<RangeValues>();
  const required = requiredRule(t, 'enter');
  const {
    field: { ref: fromRef, ...from },
    fieldState: fromState,
  } = useController({ control, name: 'from', rules: { validate: { required } } });
  const {
    field: { ref: untilRef, ...until },
    fieldState: untilState,
  } = useController({
    control,
    name: 'until',
    rules: {
      validate: {
        required,
        order: (_, values) =>
          values.from === null ||
          values.until === null ||
          values.from <= values.until ||
          t('DOWNLOAD.FORM.REVERSED'),
        length: (_, { from: first, until: last }) =>
          maxDays === undefined ||
          first === null ||
          last === null ||
          (Date.parse(last) - Date.parse(first)) / 86_400_000 < maxDays ||
          t('RANGE.TOO_LONG', { days: maxDays }),
        check: (_, { from: first, until: last }) =>
          first === null || last === null || (check?.({ from: first, until: last }) ?? true),
      },
    },
  });
  const [today] = useState(() => new Date());
  const preset = presetOf({ from: from.value, until: until.value }, today);
  return (
    <>
      <Field label={t('RANGE.LABEL')}>
        <Select
          value={preset ?? ''}
          onChange={(_, { value }) => {
            const chosen = rangePresets.find((name) => name === value);
            if (chosen === undefined) return;
            const range = rangeOf(chosen, today);
            from.onChange(range.from);
            until.onChange(range.until);
          }}
        >
          {rangePresets.map((name) => (
            <option key={name} value={name}>
              {t(`RANGE.${name}`)}
            </option>
          ))}
          <option value="">{t('RANGE.OWN')}</option>
        </Select>
      </Field>
      <div className={styles.days}>
        <DayField
          ref={fromRef}
          label={t('FILTER.FROM')}
          required
          value={from.value}
          error={fromState.error?.message}
          onChange={from.onChange}
        />
        <DayField
          ref={untilRef}
          label={t('RANGE.UNTIL')}
          required
          value={until.value}
          error={untilState.error?.message}
          onChange={until.onChange}
        />
      </div>
    </>
  );
}
