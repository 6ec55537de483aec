import { makeStyles } from '@fluentui/react-components';
import { Suspense, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useAttentions } from '../../shell/session/useAttentions.ts';
import { NotLoaded } from '../../ui/notices/NotLoaded.tsx';
import { PanelBoundary } from '../../ui/notices/PanelBoundary.tsx';
import { FurtherWaiting } from './FurtherWaiting.tsx';
import { LinesSkeleton } from './LinesSkeleton.tsx';
import type { TodayData } from './TodayData.ts';
import { TodaySection } from './TodaySection.tsx';
import { useCountedRows } from './useCountedRows.ts';
import { WaitingRow, type WaitingRowProps } from './WaitingRow.tsx';

const useStyles = makeStyles({ list: { margin: 0, padding: 0, listStyleType: 'none' } });

const failed = (): ReactElement => (
  <li>
    <NotLoaded />
  </li>
);

/** Whether it waits for the user; the others are news. */
const isUrgent = ({ level }: WaitingRowProps): boolean => level !== 'INFO';

/**
 * What waits for the user, each kind with its number and a link to its place (DAY-02). What the counters of the navigation
 * tell is there at once. What costs money or time comes first, news last.
 */
export function Waiting({ query }: { query: TodayData['waiting'] }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const rows = useCountedRows(useAttentions());
  return (
    <TodaySection title={t('TODAY.WAITING')}>
      <ul className={styles.list}>
        {rows.filter(isUrgent).map((row) => (
          <WaitingRow key={row.kind} {...row} />
        ))}
        <PanelBoundary resetOn={query} fallback={failed}>
          <Suspense
            fallback={
              <li>
                <LinesSkeleton lines={rows.length === 0 ? 4 : 2} />
              </li>
            }
          >
            <FurtherWaiting query={query} isFirst={rows.length === 0} />
          </Suspense>
        </PanelBoundary>
        {rows
          .filter((row) => !isUrgent(row))
          .map((row) => (
            <WaitingRow key={row.kind} {...row} />
          ))}
      </ul>
    </TodaySection>
  );
}
