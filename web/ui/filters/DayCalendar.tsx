import { Calendar, type CalendarStrings, type ICalendar } from '@fluentui/react-calendar-compat';
import { useEffect, useMemo, useRef, type ComponentProps, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { standardCode } from '../../i18n/languages.ts';
import { afterPaint } from '../loading/afterPaint.ts';
import { toDate, toIsoDay } from '../values/formatDate.ts';
import { PopoverPanel } from '../dialogs/PopoverPanel.tsx';

type Month = {
  value: string | null;
  min: string | null | undefined;
  max: string | null | undefined;
  onChoose: (day: string) => void;
};

/** A month to choose a day `YYYY-MM-DD` from, below the button that opens it. */
export function DayCalendar({
  value,
  min,
  max,
  onChoose,
  ...panel
}: Month & Omit<ComponentProps<typeof PopoverPanel>, 'align' | 'children'>): ReactElement {
  return (
    <PopoverPanel align="end" {...panel}>
      <MonthOfDays
        value={value}
        min={min}
        max={max}
        onChoose={onChoose}
        onDismiss={() => {
          panel.onClose();
          panel.opener.focus();
        }}
      />
    </PopoverPanel>
  );
}

function MonthOfDays(props: Month & { onDismiss: () => void }): ReactElement {
  const { value, min, max, onChoose, onDismiss } = props;
  const { t, i18n } = useTranslation();
  const calendar = useRef<ICalendar>(null);
  const strings = useMemo(
    () => ({
      ...namesOf(standardCode(i18n.language)),
      goToToday: t('CALENDAR.TODAY'),
      prevMonthAriaLabel: t('CALENDAR.PREVIOUS_MONTH'),
      nextMonthAriaLabel: t('CALENDAR.NEXT_MONTH'),
      prevYearAriaLabel: t('CALENDAR.PREVIOUS_YEAR'),
      nextYearAriaLabel: t('CALENDAR.NEXT_YEAR'),
    }),
    [i18n.language, t],
  );
  const chosen = value && toDate(value);
  const first = min && toDate(min);
  const last = max && toDate(max);
  // After the popover has moved the focus to its first button.
  useEffect(() => void afterPaint().then(() => calendar.current?.focus()), []);
  return (
    <Calendar
      componentRef={calendar}
      showMonthPickerAsOverlay
      firstDayOfWeek={1}
      strings={strings}
      {...(chosen ? { value: chosen } : {})}
      {...(first ? { minDate: first } : {})}
      {...(last ? { maxDate: last } : {})}
      // It keeps Escape to itself.
      onDismiss={onDismiss}
      onSelectDate={(date) => onChoose(toIsoDay(date))}
    />
  );
}

const month = (i: number) => new Date(2026, i, 1);
// 2026 began on a Thursday: the fourth was a Sunday, the first day of Fluent's week.
const weekday = (i: number) => new Date(2026, 0, 4 + i);

/** Names of months and days as the language writes them. */
function namesOf(locale: string): Pick<CalendarStrings, 'months' | 'shortMonths' | 'days' | 'shortDays'> {
  const names = (options: Intl.DateTimeFormatOptions, count: number, dayOf: (i: number) => Date) => {
    const format = new Intl.DateTimeFormat(locale, options);
    return Array.from({ length: count }, (_, i) => format.format(dayOf(i)));
  };
  return {
    months: names({ month: 'long' }, 12, month),
    shortMonths: names({ month: 'short' }, 12, month),
    days: names({ weekday: 'long' }, 7, weekday),
    shortDays: names({ weekday: 'narrow' }, 7, weekday),
  };
}
