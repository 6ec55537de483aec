import { lastFromGlobalId, type DbId } from '../../relay/ids.ts';

/**
 * The vehicle that a caller gave: a submodel's id in the back end is that of a vehicle (CAT-18).
 * @throws BAD_REQUEST for an id of anything else
 */
export const vehicleFromGlobalId = (id: string, field: string): DbId =>
  lastFromGlobalId(['Vehicle', 'Submodel'], id, field);
