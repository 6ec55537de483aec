import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { announcementsUrl } from '../../parts/announcements/announcements.urls.ts';
import { TabbedHeader } from '../../shell/TabbedHeader.tsx';

/** The frame of both lists: title and tabs (ANN-02). */
export function AnnouncementsArea(): ReactElement {
  const { t } = useTranslation();
  return (
    <>
      <TabbedHeader
        title={t('NAVIGATION.ANNOUNCEMENTS')}
        tabs={[
          { path: announcementsUrl('relevant'), label: t('ANNOUNCEMENTS.TAB.RELEVANT') },
          { path: announcementsUrl('history'), label: t('ANNOUNCEMENTS.TAB.HISTORY') },
        ]}
      />
      <Outlet />
    </>
  );
}
