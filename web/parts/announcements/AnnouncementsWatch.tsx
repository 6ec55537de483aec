import { useCallback, useEffect, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { useLocation, useNavigate } from 'react-router-dom';
import type {
  AnnouncementsWatchQuery,
  AnnouncementsWatchQuery$data,
} from '../../__generated__/AnnouncementsWatchQuery.graphql.ts';
import { startPolling } from '../../relay/live/startPolling.ts';
import { present } from '../../ui/list/present.ts';
import { createStore, useStore } from '../../ui/createStore.ts';
import { notify } from '../../ui/notices/notify.ts';
import { announcementUrl } from './announcements.urls.ts';
import { AnnouncementsLine, type UnreadAnnouncement } from './AnnouncementsLine.tsx';
import { useMarkNotified } from './useMarkNotified.ts';

/** Milliseconds between two readings, unless the back end says otherwise (ANN-06). */
const usualInterval = 1_800_000;
/** A shorter interval is an error of the settings: each reading is a request of every user. */
const shortestInterval = 60_000;
/** Milliseconds below which a tab that comes back does not ask again. */
const freshFor = 60_000;

type Unread = NonNullable<AnnouncementsWatchQuery$data['viewer']['unreadAnnouncements']>;

/** Announcements that were opened or closed since the page was loaded: they must not come back. */
const settled = createStore<ReadonlySet<string>>(new Set());

/**
 * Reads unread announcements (ANN-06 to ANN-09) now, every 30 minutes, and when a hidden tab comes back, and notifies them
 * on the next page that is opened. Not where the back end turns it off; a failure to read its settings is notified and turns
 * it off too (ANN-10, GAP-150).
 */
export function AnnouncementsWatch(): ReactElement {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const markNotified = useMarkNotified();
  const [unread, setUnread] = useState<readonly UnreadAnnouncement[]>([]);
  const settle = useCallback(
    (id: string) => {
      settled.set(new Set(settled.read()).add(id));
      markNotified(id);
    },
    [markNotified],
  );
  const known = useStore(settled);
  const isNew = ({ id }: UnreadAnnouncement): boolean => !known.has(id);
  // A line that came by itself would push the page down under the pointer: it waits for the next page.
  const [shown, setShown] = useState({ pathname, unread });
  if (shown.pathname !== pathname) setShown({ pathname, unread });
  // It is being read.
  const opened = unread.filter(isNew).find(({ dbId }) => announcementUrl(dbId) === pathname)?.id;
  useEffect(() => {
    if (opened !== undefined) settle(opened);
  }, [opened, settle]);

  useEffect(() => {
    const show = (answered: Unread | null | undefined): void =>
      setUnread(
        present(answered).map(({ id, dbId, shortMessage }) => ({ id, dbId, text: shortMessage ?? null })),
      );
    const read = (withSettings: boolean) =>
      fetchQuery<AnnouncementsWatchQuery>(
        environment,
        graphql`
          query AnnouncementsWatchQuery($withSettings: Boolean!) {
            viewer {
              announcementsWidget @include(if: $withSettings) {
                enabled
                pollInterval
              }
              unreadAnnouncements {
                id
                dbId
                shortMessage
              }
            }
          }
        `,
        { withSettings },
        { networkCacheConfig: { force: true, metadata: { quiet: true } } },
      );
    const fail = (): void =>
      notify({ intent: 'error', title: t('ERROR'), body: t('ANNOUNCEMENTS.SETTINGS_FAILED') });

    let stop = (): void => {};
    const first = read(true).subscribe({
      next: ({ viewer: { announcementsWidget: settings, unreadAnnouncements } }) => {
        if (settings == null) return fail();
        if (settings.enabled === false) return;
        show(unreadAnnouncements);
        const interval = Math.max(shortestInterval, settings.pollInterval ?? usualInterval);
        // A failed reading is silent: the next one comes.
        stop = startPolling({
          interval,
          freshFor,
          read: () => read(false).do({ next: ({ viewer }) => show(viewer.unreadAnnouncements) }),
        });
      },
      error: fail,
    });
    return () => {
      first.unsubscribe();
      stop();
    };
  }, [environment, t]);
  return (
    <AnnouncementsLine
      // With its latest text: the language may have changed.
      unread={shown.unread.filter(isNew).map((one) => unread.find(({ id }) => id === one.id) ?? one)}
      onOpen={({ dbId }) => void navigate(announcementUrl(dbId))}
      onClose={({ id }) => settle(id)}
    />
  );
}
