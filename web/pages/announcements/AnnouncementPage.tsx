import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type { AnnouncementPageQuery } from '../../__generated__/AnnouncementPageQuery.graphql.ts';
import { announcementsUrl } from '../../parts/announcements/announcements.urls.ts';
import { RichText } from '../../parts/richText/RichText.tsx';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { DateTime } from '../../ui/values/DateTime.tsx';
import { ErrorPanel } from '../../ui/notices/ErrorPanel.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { TextLink } from '../../ui/links/TextLink.tsx';
import { useMarkViewed } from './useMarkViewed.ts';

const useStyles = makeStyles({
  date: { margin: 0, marginBlockEnd: tokens.spacingVerticalL, color: tokens.colorNeutralForeground2 },
  back: { marginBlockStart: tokens.spacingVerticalXXL },
});

/** One announcement (ANN-04, ANN-11). It counts as read after three seconds (ANN-05). */
export function AnnouncementPage(): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const { announcement } = useRouteQuery<AnnouncementPageQuery>(graphql`
    query AnnouncementPageQuery($dbId: String!) @preloadable {
      viewer {
        announcement(dbId: $dbId) {
          id
          shortMessage
          message
          createdAt
        }
      }
    }
  `).viewer;
  useMarkViewed(announcement?.id ?? null);
  const back = (
    <p className={styles.back}>
      <TextLink to={announcementsUrl('relevant')}>{t('ANNOUNCEMENTS.ALL')}</TextLink>
    </p>
  );
  if (!announcement) {
    return (
      <>
        <PageHeader title={t('ANNOUNCEMENTS.ONE')} />
        <ErrorPanel text={t('ANNOUNCEMENTS.FAILED')} onRetry={() => void revalidate()} />
        {back}
      </>
    );
  }
  const { shortMessage, message, createdAt } = announcement;
  return (
    <article>
      <PageHeader title={shortMessage || t('ANNOUNCEMENTS.ONE')} />
      {createdAt ? (
        <p className={styles.date}>
          <DateTime value={createdAt} precision="minutes" />
        </p>
      ) : null}
      {message ? <RichText text={message} /> : null}
      {back}
    </article>
  );
}
