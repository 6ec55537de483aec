import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { useHasAttribute } from '../../shell/session/useSession.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { InStock } from './InStock.tsx';
import { LastOrdered } from './LastOrdered.tsx';
import { LatestAnnouncements } from './LatestAnnouncements.tsx';
import { OnTheWay } from './OnTheWay.tsx';
import { RecentPlaces } from './RecentPlaces.tsx';
import { Spending } from './Spending.tsx';
import { TodayPart } from './TodayPart.tsx';
import type { TodayData } from './TodayData.ts';
import { Waiting } from './Waiting.tsx';

const threeColumns = '@media (min-width: 1600px)';

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 400px)',
    // Only space separates the columns: there are no lines or cards.
    gap: `${tokens.spacingVerticalXXL} ${tokens.spacingHorizontalXXXL}`,
    marginBlockStart: tokens.spacingVerticalM,
    maxInlineSize: '1760px',
    [threeColumns]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr) minmax(320px, 3fr)',
      alignItems: 'start',
    },
    '@media (max-width: 1023.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  column: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXXL,
    minInlineSize: 0,
  },
  // Its parts stand in separate columns.
  first: { [threeColumns]: { display: 'contents' } },
});

/**
 * Where a buyer begins the day: what waits for them and costs them, what is on its way, what can be had again, and what
 * they did last (DAY-01). Each part loads and fails on its own (DAY-10).
 */
export function TodayPage(): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { waiting, orders, inStock, spending, announcements } = useLoaderData<TodayData>();
  const seesLines = useHasAttribute('order_view');
  return (
    <>
      <PageHeader title={t('NAVIGATION.TODAY')} />
      <div className={styles.page}>
        <div className={mergeClasses(styles.column, styles.first)}>
          <div className={styles.column}>
            <Waiting query={waiting} />
            {spending ? (
              <TodayPart resetOn={spending} title={t('TODAY.SPENDING')}>
                <Spending query={spending} />
              </TodayPart>
            ) : null}
          </div>
          {orders ? (
            <TodayPart resetOn={orders} title={t('TODAY.ON_THE_WAY')}>
              <OnTheWay query={orders} />
            </TodayPart>
          ) : null}
        </div>
        <div className={styles.column}>
          {inStock ? (
            <TodayPart resetOn={inStock} title={t('TODAY.IN_STOCK')}>
              <InStock query={inStock} />
            </TodayPart>
          ) : null}
          {orders && seesLines ? (
            <TodayPart resetOn={orders} title={t('TODAY.LAST_ORDERED')}>
              <LastOrdered query={orders} />
            </TodayPart>
          ) : null}
          <TodayPart resetOn={announcements} title={t('NAVIGATION.ANNOUNCEMENTS')}>
            <LatestAnnouncements query={announcements} />
          </TodayPart>
          <RecentPlaces />
        </div>
      </div>
    </>
  );
}
