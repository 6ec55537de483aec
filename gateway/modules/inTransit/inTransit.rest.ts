import type { PageRequest } from '../../relay/connection.ts';
import type { Entity } from '../../rest/entities.ts';
import type { RestClient } from '../../rest/RestClient.ts';

/** One page of the goods in transit (CALL-075, GAP-141). */
export const listContainers = (rest: RestClient, page: PageRequest): Promise<Entity<'InTransitItemPage'>> =>
  rest.get('listContainers', { query: page });
