import type { PageRequest } from '../../relay/connection.ts';
import type { Entity } from '../../rest/entities.ts';
import type { RestClient } from '../../rest/RestClient.ts';

/** One page of the articles on backorder (CALL-054). */
export const listBackorderItems = (
  rest: RestClient,
  page: PageRequest,
): Promise<Entity<'BackorderItemPage'>> => rest.get('listBackorderItems', { query: page });
