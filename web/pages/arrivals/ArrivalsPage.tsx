import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useRevalidator, useSearchParams } from 'react-router-dom';
import type { ArrivalsPageQuery } from '../../__generated__/ArrivalsPageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { startDownload } from '../../shell/downloads/startDownload.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { EmptyState } from '../../ui/notices/EmptyState.tsx';
import { ErrorPanel } from '../../ui/notices/ErrorPanel.tsx';
import { toIsoDay } from '../../ui/values/formatDate.ts';
import { present } from '../../ui/list/present.ts';
import { UnreadableRows } from '../../ui/list/UnreadableRows.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { useIsPhone } from '../../ui/useIsPhone.ts';
import { useNow } from '../../ui/values/useNow.ts';
import { groupByDay, readMonth } from './arrivalDays.ts';
import { ArrivalDay } from './ArrivalDay.tsx';
import { ArrivalMonth } from './ArrivalMonth.tsx';
import type { ArrivalRow } from './ArrivalRow.ts';
import { MonthBar } from './MonthBar.tsx';

/** The arrivals with a day as an iCalendar file (DAY-46). */
const arrivalsFileUrl = '/exports/arrivals.ics';

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  about: { margin: 0, maxInlineSize: '720px' },
});

/** Goods on their way to the customer by day: a month, on a phone a list (DAY-41 to DAY-45). */
export function ArrivalsPage(): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const isPhone = useIsPhone();
  const today = toIsoDay(useNow());
  const [search, setSearch] = useSearchParams();
  const { arrivals } = useRouteQuery<ArrivalsPageQuery>(graphql`
    query ArrivalsPageQuery @preloadable {
      viewer {
        arrivals {
          hasMore
          unread
          entries {
            key
            kind
            from
            until
            orders
            articles
            qty
            reference
            carrier
            status
          }
        }
      }
    }
  `).viewer;
  const title = t('ARRIVALS.TITLE');
  if (!arrivals) {
    return (
      <>
        <PageHeader title={title} />
        <ErrorPanel text={t('ARRIVALS.ERROR')} onRetry={() => void revalidate()} />
      </>
    );
  }
  const { entries, unread, hasMore } = arrivals;
  const days = groupByDay(present(entries), today);
  const month = readMonth(search, today);
  const goTo = (to: string) => setSearch({ month: to }, { preventScrollReset: true });
  const undated = days.get(null) ?? [];
  const download = () => void startDownload(t('ARRIVALS.FILE'), { path: arrivalsFileUrl });
  return (
    <>
      <PageHeader
        title={title}
        commands={
          <Button icon={<ArrowDownload20Regular />} onClick={download}>
            {t('ARRIVALS.FILE')}
          </Button>
        }
      />
      <div className={styles.page}>
        {unread.length > 0 ? (
          <ErrorPanel
            text={t('ARRIVALS.UNREAD', {
              parts: unread.map((part) => t(`ARRIVALS.PART.${part}`)).join(', '),
            })}
            onRetry={() => void revalidate()}
          />
        ) : null}
        {entries.length === 0 && unread.length === 0 ? (
          <EmptyState title={t('ARRIVALS.EMPTY')} text={t('ARRIVALS.EMPTY.HINT')} />
        ) : (
          <>
            <Disclosure summary={t(hasMore ? 'ARRIVALS.NOT_ALL' : 'ARRIVALS.ABOUT')}>
              {hasMore ? <p className={styles.about}>{t('ARRIVALS.HAS_MORE')}</p> : null}
              <p className={styles.about}>{t('ARRIVALS.HINT')}</p>
            </Disclosure>
            <MonthBar month={month} today={today} onChange={goTo} />
            {isPhone ? (
              <MonthList month={month} days={days} today={today} />
            ) : (
              <ArrivalMonth month={month} days={days} today={today} onMonth={goTo} />
            )}
          </>
        )}
        <UnreadableRows rows={entries} />
        {undated.length > 0 ? <ArrivalDay title={t('ARRIVALS.NO_DAY')} entries={undated} /> : null}
      </div>
    </>
  );
}

type Days = { month: string; today: string; days: ReadonlyMap<string | null, readonly ArrivalRow[]> };

/** The days of a month on which something arrives. */
function MonthList({ month, today, days }: Days): ReactElement {
  const { t } = useTranslation();
  const shown = [...days].flatMap(([day, entries]) => (day?.startsWith(month) ? [{ day, entries }] : []));
  if (shown.length === 0) return <p>{t('ARRIVALS.NONE_MONTH')}</p>;
  return (
    <>
      {shown
        .toSorted((one, other) => one.day.localeCompare(other.day))
        .map(({ day, entries }) => (
          <ArrivalDay key={day} day={day} isToday={day === today} entries={entries} />
        ))}
    </>
  );
}
