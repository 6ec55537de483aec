import type { Entity } from '../../rest/entities.ts';
import { MultipartBody, type OutgoingFile } from '../../rest/multipart.ts';
import type { RestClient } from '../../rest/RestClient.ts';

/** The articles for each number of a csv or txt file, in one call for all (CALL-117). */
export async function oemBatchSearch(
  rest: RestClient,
  file: OutgoingFile,
): Promise<(Entity<'OemRow'> | null)[]> {
  return (await rest.write('oemBatchSearch', { body: new MultipartBody({}, file) })) ?? [];
}
