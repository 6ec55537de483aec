import { Button, makeStyles, Subtitle2, tokens } from '@fluentui/react-components';
import { ChevronLeft20Regular } from '@fluentui/react-icons/svg/chevron-left';
import { ChevronRight20Regular } from '@fluentui/react-icons/svg/chevron-right';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { standardCode } from '../../i18n/languages.ts';
import { toDate } from '../../ui/values/formatDate.ts';
import { addMonths } from './arrivalDays.ts';

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  // As wide as the longest name, so that the buttons stay under the pointer.
  month: { minInlineSize: '152px', textAlign: 'center' },
});

/** Id of the heading that names the month. */
export const monthHeadingId = 'arrivals-month';

type Props = { month: string; today: string; onChange: (month: string) => void };

/** The month, and how to come to others (DAY-43). */
export function MonthBar({ month, today, onChange }: Props): ReactElement {
  const styles = useStyles();
  const { t, i18n } = useTranslation();
  const first = `${month}-01`;
  const name = new Intl.DateTimeFormat(standardCode(i18n.language), { month: 'long', year: 'numeric' });
  const date = toDate(first);
  const move = (months: number) => onChange(addMonths(first, months).slice(0, 7));
  const thisMonth = today.slice(0, 7);
  return (
    <div className={styles.bar}>
      <Button
        appearance="subtle"
        icon={<ChevronLeft20Regular />}
        title={t('CALENDAR.PREVIOUS_MONTH')}
        onClick={() => move(-1)}
      />
      <Subtitle2 as="h2" id={monthHeadingId} className={styles.month} aria-live="polite">
        {date && name.format(date)}
      </Subtitle2>
      <Button
        appearance="subtle"
        icon={<ChevronRight20Regular />}
        title={t('CALENDAR.NEXT_MONTH')}
        onClick={() => move(1)}
      />
      <Button size="small" disabledFocusable={month === thisMonth} onClick={() => onChange(thisMonth)}>
        {t('CALENDAR.TODAY')}
      </Button>
    </div>
  );
}
