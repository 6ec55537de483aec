import { lazy, Suspense, type ReactElement } from 'react';
import { useSession } from '../session/useSession.ts';

// Customers have none.
const SwitchUserButton = lazy(async () => ({
  default: (await import('./SwitchUserButton.tsx')).SwitchUserButton,
}));

/** The switch to another user, for holders of `faker` and for users who impersonate already (AUTH-45, AUTH-46). */
export function SwitchUser(): ReactElement | null {
  const { attributes, originalUser } = useSession();
  if (!attributes.includes('faker') && originalUser == null) return null;
  return (
    <Suspense>
      <SwitchUserButton />
    </Suspense>
  );
}
