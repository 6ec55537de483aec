import { useEffect } from 'react';
import { useSession } from '../../shell/session/useSession.ts';
import { rememberPlace, type RecentList, type RecentPlace } from './recentPlaces.ts';

/** Remembers the place that shows, on top of the user's list on this device (DAY-09); nothing while it is null. */
export function useRememberedPlace(place: RecentPlace | null, list: RecentList): void {
  const user = useSession().user?.dbId ?? '';
  const { title, kind, to } = place ?? { title: '', kind: '', to: null };
  useEffect(() => {
    if (to !== null) rememberPlace(user, { title, kind, to }, list);
  }, [user, title, kind, to, list]);
}
