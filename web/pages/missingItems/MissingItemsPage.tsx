import type { ReactElement } from 'react';
import { graphql } from 'react-relay';
import { useLocation } from 'react-router-dom';
import type { MissingItemsPageQuery } from '../../__generated__/MissingItemsPageQuery.graphql.ts';
import { useLiveQuery } from '../../relay/useLiveQuery.ts';
import { hiddenMissingItemsUrl } from './missingItems.urls.ts';
import { MissingItemsReport } from './MissingItemsReport.tsx';

/** The articles that past orders could not supply, and the actions for them (MISS-01). */
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
