import type { Entity, Sent } from '../../rest/entities.ts';
import { MultipartBody, type OutgoingFile } from '../../rest/multipart.ts';
import type { RestClient } from '../../rest/RestClient.ts';

/** Adds the lines of a csv or txt file (CALL-053, GAP-53); valid lines are added even when others are not. */
export async function importCart(
  rest: RestClient,
  { file, type }: { file: OutgoingFile; type: Sent<'CartType'> },
  force: boolean,
): Promise<CartImport> {
  const answer = await rest.write('importCart', { body: new MultipartBody({ type }, file), force });
  if (Array.isArray(answer)) return { status: answer.length === 0 ? 'ok' : 'error', errors: answer };
  return { status: answer?.status ?? null, errors: answer?.errors ?? [] };
}

/** The result of an import: `ok`, or the lines that were not imported. */
export type CartImport = Pick<Entity<'CartImportResult'>, 'status' | 'errors'>;
