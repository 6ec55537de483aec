import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { profileTabList } from '../../parts/profile/profileTabs.ts';
import { RouteTabs } from '../../shell/RouteTabs.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';

/** The frame of the profile's screens: title and the tabs that the user may open (PROF-02, PROF-16, INT-02, ACC-01). */
export function ProfileArea(): ReactElement {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const tab = profileTabList.find(({ path }) => path === pathname);
  const title = t('NAVIGATION.PROFILE');
  return (
    <>
      <PageHeader title={title} documentTitle={tab ? `${t(tab.label)} | ${title}` : title} />
      <RouteTabs
        label={title}
        tabs={profileTabList.map(({ path, label, access }) => ({ path, label: t(label), access }))}
      />
      <Outlet />
    </>
  );
}
