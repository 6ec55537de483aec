/** A write that was answered: its name and the id of its request, for reports of problems; never its values. */
export type Action = { name: string; requestId: string };

let last: Action | null = null;

/** Remembers the last write of this tab by its operation's name, such as `useAddClaimCommentMutation`. */
export function rememberAction(operation: string, requestId: string | null): void {
  if (requestId !== null) last = { name: operation.replace(/^use|Mutation$/g, ''), requestId };
}

/** The last write of this tab; null before the first. */
export function lastAction(): Action | null {
  return last;
}
