import { useEffect, useState } from 'react';
import { accountOf } from './accountOf.ts';
import { useSession } from './useSession.ts';

/** Where the tabs of a browser, which share one session, tell each other whose account it is. */
const channelName = 'account';

/**
 * Whether another tab has changed the session to another account since this document was loaded: what is done here would
 * then be done there.
 */
export function useIsOtherAccount(): boolean {
  const own = accountOf(useSession());
  const [latest, setLatest] = useState(own);
  useEffect(() => {
    const channel = new BroadcastChannel(channelName);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string') setLatest(data);
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin to name
    channel.postMessage(own);
    return () => channel.close();
  }, [own]);
  return latest !== own;
}
