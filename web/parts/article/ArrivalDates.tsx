import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ArrivalDates_inTransit$key } from '../../__generated__/ArrivalDates_inTransit.graphql.ts';
import { DateTime } from '../../ui/values/DateTime.tsx';

/** The first and the last day on which goods in transit may arrive (ART-14, GAP-141); one day where both are the same. */
export function ArrivalDates({ inTransit }: { inTransit: ArrivalDates_inTransit$key }): ReactElement {
  const { minimalDate, maximalDate } = useFragment(
    graphql`
      fragment ArrivalDates_inTransit on InTransit {
        minimalDate
        maximalDate
      }
    `,
    inTransit,
  );
  return (
    <span>
      <DateTime value={minimalDate ?? maximalDate} />
      {minimalDate && maximalDate && minimalDate !== maximalDate ? (
        <>
          {' – '}
          <DateTime value={maximalDate} />
        </>
      ) : null}
    </span>
  );
}
