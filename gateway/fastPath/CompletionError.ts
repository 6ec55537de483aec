/** A resolved value does not fit its type in the schema: null where the type is non-null, no list, a wrong scalar. */
export class CompletionError extends Error {
  override readonly name = 'CompletionError';
}
