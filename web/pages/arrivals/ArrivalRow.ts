import type { ArrivalsPageQuery$data } from '../../__generated__/ArrivalsPageQuery.graphql.ts';

/** An entry of the calendar. */
export type ArrivalRow = NonNullable<
  NonNullable<ArrivalsPageQuery$data['viewer']['arrivals']>['entries'][number]
>;
