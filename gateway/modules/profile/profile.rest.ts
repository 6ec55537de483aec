import type { RestClient } from '../../rest/RestClient.ts';
import type { Entity } from '../../rest/entities.ts';

/** All addresses of the account, of both types (CALL-087). */
export const listAddresses = (rest: RestClient): Promise<Entity<'Address'>[]> => rest.get('listAddresses');

/** Adds an address (CALL-088); 400 with fields for what is missing (GAP-67). */
export const createAddress = (
  rest: RestClient,
  body: Entity<'AddressInput'>,
  force: boolean,
): Promise<Entity<'Address'>> => rest.write('createAddress', { body, force });
