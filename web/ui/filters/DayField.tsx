import { Button, Field, Input, makeStyles } from '@fluentui/react-components';
import { CalendarMonth20Regular } from '@fluentui/react-icons/svg/calendar-month';
import { useState, type ReactElement, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { namedError } from '../form/namedError.tsx';
import { toDottedDay } from '../values/formatDate.ts';
import { DayCalendar } from './DayCalendar.tsx';
import { readTypedDay, refuseDay } from './readTypedDay.ts';

// Its input is as wide as twenty letters otherwise, which is more than half a phone.
const useStyles = makeStyles({
  input: { inlineSize: '100%', minInlineSize: 0, '& input': { minInlineSize: 0, inlineSize: '100%' } },
});

type Props = {
  label: string;
  /** `YYYY-MM-DD`. */
  value: string | null;
  /** Called with every change; null while the text is not a day. */
  onChange: (day: string | null) => void;
  /** Called with the typed text, a day or not; empty for a day chosen in the calendar. */
  onText?: (text: string) => void;
  /** The first day of the range that this one ends. */
  min?: string | null;
  /** The last day that can be chosen. */
  max?: string | null;
  required?: boolean;
  /** The error of the value, from the form around it. */
  error?: string | undefined;
  /** The input, for a form to focus. */
  ref?: Ref<HTMLInputElement>;
};

/** A day, typed as DD.MM.YYYY (FMT-10) or chosen in a calendar, which opens from its button or by arrow down. */
export function DayField(props: Props): ReactElement {
  const { label, value, onChange, onText, min, max, required = false, error, ref } = props;
  const styles = useStyles();
  const { t } = useTranslation();
  // What is typed stays as it is until the field is left; a value from elsewhere replaces it.
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setIsLeft] = useState(false);
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isTyped = typed !== null && readTypedDay(typed) === value;
  const text = isTyped ? typed : value === null ? '' : toDottedDay(value);
  const isNoDay = isLeft && value === null && text.trim() !== '';
  const isReversed = value !== null && min != null && value < min;
  const isLate = value !== null && max != null && value > max;
  const refusal = isNoDay
    ? refuseDay(text, t)
    : isReversed
      ? t('DOWNLOAD.FORM.REVERSED')
      : isLate
        ? t('CALENDAR.LAST_DAY', { day: toDottedDay(max) })
        : undefined;

  const leave = () => {
    setIsLeft(true);
    if (value !== null) setTyped(null);
  };
  return (
    <Field label={label} required={required} validationMessage={namedError(label, refusal ?? error)}>
      <Input
        ref={ref}
        className={styles.input}
        placeholder={t('CALENDAR.PATTERN')}
        autoComplete="off"
        value={text}
        onChange={(_, { value: changed }) => {
          setTyped(changed);
          setIsLeft(false);
          onText?.(changed);
          onChange(readTypedDay(changed));
        }}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === 'Enter') leave();
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setIsOpen(true);
        }}
        contentAfter={
          <Button
            ref={setButton}
            appearance="transparent"
            size="small"
            icon={<CalendarMonth20Regular />}
            aria-label={t('CALENDAR.OPEN', { label })}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          />
        }
      />
      {button ? (
        <DayCalendar
          opener={button}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          label={label}
          value={value}
          min={min}
          max={max}
          onChoose={(day) => {
            setTyped(null);
            onText?.('');
            onChange(day);
            setIsOpen(false);
          }}
        />
      ) : null}
    </Field>
  );
}
