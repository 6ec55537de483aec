import { useSession } from './useSession.ts';

/** The names of the user, or of the one acted as, and of the business account; null for one that is not known. */
export function useOwnName(): { name: string | null; business: string | null } {
  const { user, accesses, selectedAccess } = useSession();
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ') || user?.email;
  const business = accesses.find(({ id }) => id === selectedAccess?.id)?.businessName;
  return { name: name ?? null, business: business ?? null };
}
