import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { profileTabList } from '../../parts/profile/profileTabs.ts';
import { TabbedHeader } from '../../shell/TabbedHeader.tsx';

/** The frame of the profile's screens: title and the tabs that the user may open (PROF-02, PROF-16, INT-02, ACC-01). */
export function ProfileArea(): ReactElement {
  const { t } = useTranslation();
  return (
    <>
      <TabbedHeader
        title={t('NAVIGATION.PROFILE')}
        areNames
        tabs={profileTabList.map(({ path, label, access }) => ({ path, label: t(label), access }))}
      />
      <Outlet />
    </>
  );
}
