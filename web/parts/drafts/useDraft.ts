import { use, useMemo, useSyncExternalStore } from 'react';
import { draftNames } from '../../shell/session/draftNames.ts';
import { useSession } from '../../shell/session/useSession.ts';
import type { KeptIntent } from '../../relay/useWrite.ts';
import { drafts } from './draftStore.ts';

/** A form's draft, and how to change it. */
export type DraftOf<Value> = {
  /** Null while there is none. Its key is another one after a refusal, or when the user wants another after an unknown outcome. */
  draft: ({ value: Value; savedAt: string } & Required<KeptIntent>) | null;
  /** @returns false where the browser has no room for it, or refuses to keep anything */
  keep: (value: Value) => boolean;
  /** The server has answered, or the user discards it. */
  forget: () => void;
};

/**
 * Keeps what the user enters in a long form until the server has answered: through a reload, a crash, a log-out and a
 * session that ended. It belongs to the user, the one who is impersonated, and the access in use: no other user of this
 * device sees it.
 * Never for passwords.
 *
 * @param form name of the form, with the record it is about: `claim-comment 17`
 * @param read takes a stored value; null for one that this version of the form cannot take
 *
 * @example
 * const { draft, keep, forget } = useDraft('issue', (stored) => (typeof stored === 'string' ? stored : null));
 */
export function useDraft<Value>(form: string, read: (stored: unknown) => Value | null): DraftOf<Value> {
  // Forms take their first values from the draft, so it has to be there.
  use(drafts.restored);
  const name = `${draftNames(useSession())}${form}`;
  const stored = useSyncExternalStore(drafts.subscribe, () => drafts.read(name));
  const draft = useMemo(() => {
    const value = stored && read(stored.value);
    return stored && value !== null ? { ...stored, value, renew: () => drafts.renew(name) } : null;
  }, [name, read, stored]);
  // The same while the draft changes: an effect that keeps what is typed here must not answer what is typed in another tab.
  const changes = useMemo(
    () => ({
      keep: (next: Value) => drafts.keep(name, next),
      forget: () => drafts.forget(name),
    }),
    [name],
  );
  return { draft, ...changes };
}
