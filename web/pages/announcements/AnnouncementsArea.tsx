import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { announcementsUrl } from '../../parts/announcements/announcements.urls.ts';
import { RouteTabs } from '../../shell/RouteTabs.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';

/** The frame of both lists: title and tabs (ANN-02). */
export function AnnouncementsArea(): ReactElement {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('NAVIGATION.ANNOUNCEMENTS')} />
      <RouteTabs
        label={t('NAVIGATION.ANNOUNCEMENTS')}
        tabs={[
          { path: announcementsUrl('relevant'), label: t('ANNOUNCEMENTS.TAB.RELEVANT') },
          { path: announcementsUrl('history'), label: t('ANNOUNCEMENTS.TAB.HISTORY') },
        ]}
      />
      <Outlet />
    </>
  );
}
