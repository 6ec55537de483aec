import type { Arrival, Arrivals } from '../../schema/types.generated.ts';

export type ArrivalsParent = Arrivals;
export type ArrivalParent = Arrival;
