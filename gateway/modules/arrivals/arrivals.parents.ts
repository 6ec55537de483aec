import type { Arrival, Arrivals } from '../../schema/resolvers.generated.ts';

export type ArrivalsParent = Arrivals;
export type ArrivalParent = Arrival;
