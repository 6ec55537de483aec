import type { Entity } from '../../rest/entities.ts';
import type { RestClient } from '../../rest/RestClient.ts';
import { RestError } from '../../rest/RestError.ts';

/** The account's integrations, the oldest first (CALL-096). */
export const listIntegrations = (rest: RestClient): Promise<Entity<'Integration'>[]> =>
  rest.get('listIntegrations');

/**
 * An integration by its id. No call gives one: it is looked for in the list.
 * @throws RestError with status 404 when there is none.
 */
export async function findIntegration(rest: RestClient, id: number): Promise<Entity<'Integration'>> {
  const found = (await listIntegrations(rest)).find((integration) => integration.id === id);
  if (found) return found;
  throw new RestError('status', { operationId: 'listIntegrations', requestId: rest.requestId, status: 404 });
}

/** Adds an integration (CALL-097); 400 with fields for what is wrong. */
export const createIntegration = (
  rest: RestClient,
  body: Entity<'IntegrationInput'>,
  force: boolean,
): Promise<Entity<'Integration'>> => rest.write('createIntegration', { body, force });

/** Changes an integration (CALL-098); an empty password keeps the stored one (GAP-109). */
export const updateIntegration = (
  rest: RestClient,
  id: number,
  body: Entity<'IntegrationInput'>,
  force: boolean,
): Promise<Entity<'Integration'>> => rest.write('updateIntegration', { path: { id }, body, force });

/** Deletes an integration (CALL-099). */
export async function deleteIntegration(rest: RestClient, id: number, force: boolean): Promise<void> {
  await rest.write('deleteIntegration', { path: { id }, force });
}

/** Uploads the file now (CALL-100); 400 with a message when that fails (GAP-110). */
export const runUpload = (
  rest: RestClient,
  id: number,
  force: boolean,
): Promise<Entity<'IntegrationUpload'>> => rest.write('runIntegrationUpload', { path: { id }, force });

/** Tries a connection: of a new integration (CALL-101), or with its id that of a saved one (CALL-102). */
export async function testConnection(
  rest: RestClient,
  id: number | null,
  body: Entity<'ConnectionTest'>,
  force: boolean,
): Promise<Entity<'ConnectionTestResult'>['data']> {
  const { data } =
    id === null
      ? await rest.write('testIntegration', { body, force })
      : await rest.write('testSavedIntegration', { path: { id }, body, force });
  return data;
}
