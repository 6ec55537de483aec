import { makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { standardCode } from '../../i18n/languages.ts';
import { dash } from './dash.ts';
import { formatDate, formatInFull, toDate, type DatePrecision } from './formatDate.ts';

const useStyles = makeStyles({ moment: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } });

type Props = { value: string | null | undefined; precision?: DatePrecision };

/** A day or moment (FMT-08, FMT-09) with the full moment as a tooltip, or a dash. */
export function DateTime({ value, precision = 'date' }: Props): ReactElement {
  const styles = useStyles();
  const { i18n } = useTranslation();
  const date = value ? toDate(value) : null;
  if (!value || !date) return <span>{dash}</span>;
  return (
    <time
      className={styles.moment}
      dateTime={value}
      translate="no"
      // The first formatter takes the browser longer than several rows of a table.
      onPointerEnter={({ currentTarget }) => {
        currentTarget.title = formatInFull(date, standardCode(i18n.language), value.includes('T'));
      }}
    >
      {formatDate(value, precision)}
    </time>
  );
}
