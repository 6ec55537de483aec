import { Field } from '@fluentui/react-components';
import { DatePicker, type CalendarStrings } from '@fluentui/react-datepicker-compat';
import { useMemo, type ReactElement, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { standardCode } from '../../i18n/languages.ts';
import { fromDottedDay, toDate, toDottedDay, toIsoDay } from '../formatDate.ts';

type Props = {
  label: string;
  /** `YYYY-MM-DD`. */
  value: string | null;
  onChange: (day: string | null) => void;
  /** The earliest and the latest day that can be chosen. */
  min?: string | null;
  max?: string | null;
  /** Marks the field; what is wrong with it stands below. */
  required?: boolean;
  error?: string | undefined;
  /** The input, for a form to focus. */
  ref?: Ref<HTMLInputElement>;
};

/** A day, chosen in a calendar or typed as DD.MM.YYYY (FMT-10). */
export function DayField(props: Props): ReactElement {
  const { label, value, onChange, min, max, required = false, error, ref } = props;
  const { t, i18n } = useTranslation();
  const today = t('CALENDAR.TODAY');
  const strings = useMemo(() => calendarStrings(standardCode(i18n.language), today), [i18n.language, today]);
  return (
    <Field label={label} required={required} validationMessage={error}>
      <DatePicker
        ref={ref}
        allowTextInput
        placeholder={t('CALENDAR.PATTERN')}
        firstDayOfWeek={1}
        strings={strings}
        value={value === null ? null : toDate(value)}
        minDate={(min && toDate(min)) || undefined}
        maxDate={(max && toDate(max)) || undefined}
        formatDate={(date) => (date ? toDottedDay(toIsoDay(date)) : '')}
        parseDateFromString={(typed) => {
          const day = fromDottedDay(typed.trim());
          return day === null ? null : toDate(day);
        }}
        onSelectDate={(date) => onChange(date ? toIsoDay(date) : null)}
      />
    </Field>
  );
}

const month = (i: number) => new Date(2026, i, 1);
// 2026 began on a Thursday: the fourth was a Sunday, the first day of Fluent's week.
const weekday = (i: number) => new Date(2026, 0, 4 + i);

/** Names of months and days as the language writes them. */
function calendarStrings(locale: string, goToToday: string): CalendarStrings {
  const names = (options: Intl.DateTimeFormatOptions, count: number, dayOf: (i: number) => Date) => {
    const format = new Intl.DateTimeFormat(locale, options);
    return Array.from({ length: count }, (_, i) => format.format(dayOf(i)));
  };
  return {
    months: names({ month: 'long' }, 12, month),
    shortMonths: names({ month: 'short' }, 12, month),
    days: names({ weekday: 'long' }, 7, weekday),
    shortDays: names({ weekday: 'narrow' }, 7, weekday),
    goToToday,
  };
}
