import { Badge, Body1Strong, makeStyles, tokens } from '@fluentui/react-components';
import { useId, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { standardCode } from '../../i18n/languages.ts';
import { DateTime } from '../../ui/values/DateTime.tsx';
import { formatInFull, toDate } from '../../ui/values/formatDate.ts';
import { StatusTag } from '../../ui/values/StatusTag.tsx';
import { TextLink } from '../../ui/links/TextLink.tsx';
import { touchLine } from '../../ui/touchTarget.ts';
import type { ArrivalRow } from './ArrivalRow.ts';
import { useArrivalText } from './useArrivalText.ts';

const useStyles = makeStyles({
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  heading: { margin: 0 },
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
    columnGap: tokens.spacingHorizontalXXL,
    listStyleType: 'none',
    margin: 0,
    padding: 0,
  },
  entry: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalM}`,
    paddingBlock: tokens.spacingVerticalS,
    borderBlockEndWidth: tokens.strokeWidthThin,
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    '@media (pointer: coarse)': { paddingBlock: 0 },
  },
  link: { fontWeight: tokens.fontWeightSemibold, ...touchLine },
  articles: { overflowWrap: 'anywhere', color: tokens.colorNeutralForeground2 },
});

/** As many article numbers are named. */
const mostNames = 4;

type Props = { entries: readonly ArrivalRow[]; isToday?: boolean } & (
  { day: string; title?: never } | { day?: never; title: string }
);

/** The entries of a day, or those without one, with all that is known of them. */
export function ArrivalDay({ day, title, entries, isToday = false }: Props): ReactElement {
  const styles = useStyles();
  const { t, i18n } = useTranslation();
  const heading = useId();
  const date = day === undefined ? null : toDate(day);
  return (
    <section aria-labelledby={heading}>
      <div className={styles.head}>
        <Body1Strong as="h3" id={heading} className={styles.heading}>
          {date ? formatInFull(date, standardCode(i18n.language), false) : title}
        </Body1Strong>
        {isToday ? <Badge color="brand">{t('ARRIVALS.TODAY')}</Badge> : null}
      </div>
      {entries.length === 0 ? (
        <p>{t('ARRIVALS.NONE')}</p>
      ) : (
        <ul className={styles.list}>
          {entries.map((entry) => (
            <Entry key={entry.key} entry={entry} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Entry({ entry }: { entry: ArrivalRow }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { name, to } = useArrivalText()(entry);
  const { kind, from, until, articles, qty, carrier, status } = entry;
  const others = articles.length - mostNames;
  return (
    <li className={styles.entry}>
      <TextLink to={to} className={styles.link}>
        {name}
      </TextLink>
      {qty == null ? null : <span>{t('PIECES', { count: qty })}</span>}
      {kind === 'PRE_ORDER' && articles.length > 0 ? (
        <span className={styles.articles}>
          {articles.slice(0, mostNames).join(', ')}
          {others > 0 ? ` ${t('ARRIVALS.MORE', { count: others })}` : ''}
        </span>
      ) : null}
      {carrier}
      {status === 'PACKED' || status === 'SHIPPED' ? (
        <StatusTag color="green">{t(`SHIPMENT.STATUS.${status}`)}</StatusTag>
      ) : null}
      {from != null && until != null && from !== until ? (
        <span>
          <DateTime value={from} /> – <DateTime value={until} />
        </span>
      ) : null}
    </li>
  );
}
