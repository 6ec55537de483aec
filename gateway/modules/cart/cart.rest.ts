import type { Entity } from '../../rest/entities.ts';
import { MultipartBody, type OutgoingFile } from '../../rest/multipart.ts';
import type { RestClient } from '../../rest/RestClient.ts';

/** Adds the lines of a csv or txt file (CALL-053, GAP-53); valid lines are added even when others are not. */
export const importCart = (
  rest: RestClient,
  { file, type }: { file: OutgoingFile; type: Entity<'CartType'> },
  force: boolean,
): Promise<Entity<'CartImportResult'>> =>
  rest.write('importCart', { body: new MultipartBody({ type }, file), force });
