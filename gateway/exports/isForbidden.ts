import { BulkFailure } from '../bulk/BulkFailure.ts';
import { originOf } from '../graphql/maskError.ts';
import { RestError } from '../rest/RestError.ts';

/** Whether a read failed because the user may not see the list. */
export function isForbidden(error: unknown): boolean {
  const cause = error instanceof BulkFailure ? originOf(error.errors[0]) : null;
  return cause instanceof RestError && cause.status === 403;
}
