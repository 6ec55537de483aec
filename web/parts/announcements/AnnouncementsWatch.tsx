import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type {
  AnnouncementsWatchQuery,
  AnnouncementsWatchQuery$data,
} from '../../__generated__/AnnouncementsWatchQuery.graphql.ts';
import { startPolling } from '../../relay/live/startPolling.ts';
import { present } from '../../ui/list/present.ts';
import { notify } from '../../ui/notify.ts';
import { announcementUrl } from './announcements.urls.ts';
import { useMarkNotified } from './useMarkNotified.ts';

/** Milliseconds between two readings, unless the back end says otherwise (ANN-06). */
const usualInterval = 1_800_000;
/** A shorter interval is an error of the settings: each reading is a request of every user. */
const shortestInterval = 60_000;
/** Milliseconds below which a tab that comes back does not ask again. */
const freshFor = 60_000;

type Unread = NonNullable<AnnouncementsWatchQuery$data['viewer']['unreadAnnouncements']>;

/** Announcements that were notified since the page was loaded: one that was closed must not come back. */
const notified = new Set<string>();

/**
 * Notifies unread announcements (ANN-06 to ANN-09): now, every 30 minutes, and when a hidden tab comes back. Not where the
 * back end turns it off; a failure to read its settings is notified and turns it off too (ANN-10, GAP-150).
 */
export function AnnouncementsWatch(): null {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const markNotified = useMarkNotified();

  useEffect(() => {
    const show = (unread: Unread | null | undefined): void => {
      for (const { id, dbId, shortMessage } of present(unread)) {
        if (notified.has(id)) continue;
        notified.add(id);
        notify({
          intent: 'info',
          title: t('ANNOUNCEMENTS.NEW'),
          ...(shortMessage == null ? {} : { body: shortMessage }),
          timeout: null,
          action: { label: t('ANNOUNCEMENTS.SHOW_MORE'), run: () => void navigate(announcementUrl(dbId)) },
          onClose: () => markNotified(id),
        });
      }
    };
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
  }, [environment, markNotified, navigate, t]);
  return null;
}
