import { makeStyles } from '@fluentui/react-components';
import { Suspense, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useAttentions } from '../../shell/session/useAttentions.ts';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { PanelBoundary } from '../../ui/PanelBoundary.tsx';
import { FurtherWaiting } from './FurtherWaiting.tsx';
import { LinesSkeleton } from './LinesSkeleton.tsx';
import type { TodayData } from './TodayData.ts';
import { TodaySection } from './TodaySection.tsx';
import { useCountedRows } from './useCountedRows.ts';
import { WaitingRow } from './WaitingRow.tsx';

const useStyles = makeStyles({ list: { margin: 0, padding: 0, listStyleType: 'none' } });

const failed = (): ReactElement => (
  <li>
    <NotLoaded />
  </li>
);

/**
 * What waits for the user, each kind with its number and a link to its place (DAY-02). What the counters of the navigation
 * tell is there at once; the rest follows below it.
 */
export function Waiting({ query }: { query: TodayData['waiting'] }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const rows = useCountedRows(useAttentions());
  return (
    <TodaySection title={t('TODAY.WAITING')}>
      <ul className={styles.list}>
        {rows.map((row) => (
          <WaitingRow key={row.kind} {...row} />
        ))}
        <PanelBoundary resetOn={query} fallback={failed}>
          <Suspense
            fallback={
              <li>
                <LinesSkeleton lines={rows.length === 0 ? 4 : 1} />
              </li>
            }
          >
            <FurtherWaiting query={query} isFirst={rows.length === 0} />
          </Suspense>
        </PanelBoundary>
      </ul>
    </TodaySection>
  );
}
