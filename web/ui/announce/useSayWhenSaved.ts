import { useEffect, useEffectEvent, useRef } from 'react';
import { announce } from './announce.ts';

/** Says what a change has become once it is on the server, for a user who does not see the figures change. */
export function useSayWhenSaved(isUnsaved: boolean, text: () => string): void {
  const wasUnsaved = useRef(isUnsaved);
  const say = useEffectEvent(() => announce(text()));
  useEffect(() => {
    if (wasUnsaved.current && !isUnsaved) say();
    wasUnsaved.current = isUnsaved;
  }, [isUnsaved]);
}
