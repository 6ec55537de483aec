import { lazy, Suspense, type ReactElement } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { useLoaderData, useMatches } from 'react-router-dom';
import { BareFrame } from './BareFrame.tsx';
import { Frame } from './Frame.tsx';
import { isBranchClosed } from './guard.ts';
import type { RootData } from './session/RootData.ts';

const ClosedBranch = lazy(async () => ({ default: (await import('./ClosedBranch.tsx')).ClosedBranch }));

/** The root route: the store of what is on the screen, and the frame around it. */
export function Root(): ReactElement {
  const { environment, session } = useLoaderData<RootData>();
  const isBare = useMatches().some(({ handle }) => hasBareFrame(handle));
  return (
    <RelayEnvironmentProvider environment={environment}>
      {isBranchClosed(session) ? (
        // Instead of everything: no screen is to be reached (SHELL-31).
        <Suspense>
          <ClosedBranch branch={session.branch ?? null} />
        </Suspense>
      ) : isBare || !session.isLoggedIn ? (
        <BareFrame />
      ) : (
        <Frame />
      )}
    </RelayEnvironmentProvider>
  );
}

function hasBareFrame(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'bare' in handle && handle.bare === true;
}
