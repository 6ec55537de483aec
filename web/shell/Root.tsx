import { lazy, Suspense, type ReactElement } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { useLoaderData, useMatches } from 'react-router-dom';
import { completeTexts } from '../i18n/startTranslations.ts';
import { BareFrame } from './BareFrame.tsx';
import { Frame } from './Frame.tsx';
import { isBranchClosed } from './guard.ts';
import type { RootData } from './session/RootData.ts';
import { SessionContext } from './session/SessionContext.ts';

const ClosedBranch = lazy(async () => {
  const [loaded] = await Promise.all([import('./ClosedBranch.tsx'), completeTexts()]);
  return { default: loaded.ClosedBranch };
});

/** The root route: the store of what is on the screen, and the frame around it. */
export function Root(): ReactElement {
  const { environment, session } = useLoaderData<RootData>();
  const isBare = useMatches().some(({ handle }) => hasBareFrame(handle));
  return (
    <RelayEnvironmentProvider environment={environment}>
      <SessionContext value={session}>
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
      </SessionContext>
    </RelayEnvironmentProvider>
  );
}

function hasBareFrame(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'bare' in handle && handle.bare === true;
}
