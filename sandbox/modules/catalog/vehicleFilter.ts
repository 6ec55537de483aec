import { InvalidFields } from '../../http/failures.ts';

/**
 * The vehicle id inside filter[vehicleId]: a plain id, or `VIN##vehicleId` with both parts filled (CAT-24, GAP-114).
 * @throws InvalidFields for anything else.
 */
export function readVehicleId(value: string): number {
  const id = /^(?:[^#]+##)?(\d{1,9})$/.exec(value)?.[1];
  if (id === undefined)
    throw new InvalidFields([{ field: 'filter.vehicleId', message: 'This is not a vehicle.' }]);
  return Number(id);
}
