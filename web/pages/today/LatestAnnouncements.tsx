import { makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import type { TodayAnnouncementsQuery } from '../../__generated__/TodayAnnouncementsQuery.graphql.ts';
import { announcementsUrl, announcementUrl } from '../../parts/announcements/announcements.urls.ts';
import { DateTime } from '../../ui/values/DateTime.tsx';
import { nodesOf } from '../../ui/list/nodesOf.ts';
import { present } from '../../ui/list/present.ts';
import { UnreadableRows } from '../../ui/list/UnreadableRows.tsx';
import { NotLoaded } from '../../ui/notices/NotLoaded.tsx';
import { TextLink } from '../../ui/links/TextLink.tsx';
import { TodayNote } from './TodayNote.tsx';
import { TodaySection } from './TodaySection.tsx';
import { useLineStyles } from './useLineStyles.ts';

const useStyles = makeStyles({
  text: { overflowWrap: 'anywhere' },
});

/** The latest announcements in force (DAY-08). */
export function LatestAnnouncements({
  query,
}: {
  query: PreloadedQuery<TodayAnnouncementsQuery>;
}): ReactElement {
  const styles = useStyles();
  const lines = useLineStyles();
  const { t } = useTranslation();
  const { announcements } = usePreloadedQuery<TodayAnnouncementsQuery>(
    graphql`
      query TodayAnnouncementsQuery @preloadable {
        viewer {
          announcements(type: RELEVANT, first: 3) {
            edges {
              node {
                dbId
                shortMessage
                createdAt
              }
            }
          }
        }
      }
    `,
    query,
  ).viewer;
  const rows = nodesOf(announcements);
  return (
    <TodaySection
      title={t('NAVIGATION.ANNOUNCEMENTS')}
      all={{ label: t('TODAY.SHOW_ALL'), to: announcementsUrl('relevant') }}
    >
      {announcements ? null : <NotLoaded />}
      {announcements && rows.length === 0 ? <TodayNote>{t('ANNOUNCEMENTS.EMPTY')}</TodayNote> : null}
      <ul className={lines.list}>
        {present(rows).map(({ dbId, shortMessage, createdAt }) => (
          <li key={dbId} className={lines.line}>
            <TextLink to={announcementUrl(dbId)} className={styles.text}>
              {shortMessage || t('ANNOUNCEMENTS.UNTITLED')}
            </TextLink>
            <DateTime value={createdAt} />
          </li>
        ))}
      </ul>
      <UnreadableRows rows={rows} />
    </TodaySection>
  );
}
