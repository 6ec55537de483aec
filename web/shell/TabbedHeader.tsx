import type { ReactElement, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PageHeader } from '../ui/page/PageHeader.tsx';
import { RouteTabs, type RouteTab } from './RouteTabs.tsx';

type Props = {
  /** Name of the area: the heading of all its screens. */
  title: string;
  tabs: readonly RouteTab[];
  /** Whether the tabs say by themselves where one is: on a phone the heading is then for screen readers. */
  areNames?: boolean;
  /** Buttons and menus next to the heading. */
  commands?: ReactNode;
  /** Content between the heading and the tabs. */
  children?: ReactNode;
};

/** The top of an area with tabs. The document's title, which is also announced, begins with the tab. */
export function TabbedHeader({ title, tabs, areNames = false, commands, children }: Props): ReactElement {
  const { pathname } = useLocation();
  const tab = tabs.find(({ path }) => path === pathname);
  return (
    <>
      <PageHeader
        title={title}
        {...(tab ? { documentTitle: `${tab.label} | ${title}` } : {})}
        commands={commands}
        isNamedByTabs={areNames}
      />
      {children}
      <RouteTabs label={title} tabs={tabs} />
    </>
  );
}
