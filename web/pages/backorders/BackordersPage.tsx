import type { ReactElement } from 'react';
import { graphql } from 'react-relay';
import type { BackordersPageQuery } from '../../__generated__/BackordersPageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { BackordersTable } from './BackordersTable.tsx';

/** The articles that the customer's backorders wait for (BACK-01). */
export function BackordersPage(): ReactElement {
  const { viewer } = useRouteQuery<BackordersPageQuery>(graphql`
    query BackordersPageQuery($first: Int!, $after: String!) @preloadable {
      viewer {
        ...BackordersTable_viewer
      }
    }
  `);
  return <BackordersTable viewer={viewer} />;
}
