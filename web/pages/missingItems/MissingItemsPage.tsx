import type { ReactElement } from 'react';
import { graphql } from 'react-relay';
import { useLocation } from 'react-router-dom';
import type { MissingItemsPageQuery } from '../../__generated__/MissingItemsPageQuery.graphql.ts';
import { useLiveQuery } from '../../relay/useLiveQuery.ts';
import { hiddenMissingItemsUrl } from './missingItems.urls.ts';
import { MissingItemsReport } from './MissingItemsReport.tsx';

/** What past orders could not give, and what may be done about it (MISS-01). */
export function MissingItemsPage(): ReactElement {
  const { viewer } = useLiveQuery<MissingItemsPageQuery>(graphql`
    query MissingItemsPageQuery($hidden: Boolean!, $filter: MissingItemFilter, $first: Int!, $after: String!)
    @preloadable {
      viewer {
        ...MissingItemsReport_viewer
      }
    }
  `);
  const isHidden = useLocation().pathname.startsWith(hiddenMissingItemsUrl);
  return <MissingItemsReport key={String(isHidden)} viewer={viewer} isHidden={isHidden} />;
}
