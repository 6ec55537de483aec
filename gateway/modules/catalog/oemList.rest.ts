import type { Entity } from '../../rest/entities.ts';
import { MultipartBody, type OutgoingFile } from '../../rest/multipart.ts';
import type { RestClient } from '../../rest/RestClient.ts';

/** The articles for each number of a csv or txt file, in one call for all (CALL-117). */
export const oemBatchSearch = (rest: RestClient, file: OutgoingFile): Promise<(Entity<'OemRow'> | null)[]> =>
  rest.search('oemBatchSearch', { body: new MultipartBody({}, file) });
