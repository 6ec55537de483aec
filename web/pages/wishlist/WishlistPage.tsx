import type { ReactElement } from 'react';
import { graphql } from 'react-relay';
import type { WishlistPageQuery } from '../../__generated__/WishlistPageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { Wishlist } from './Wishlist.tsx';

/** The articles a customer has marked with the star (WISH-01). */
export function WishlistPage(): ReactElement {
  const { viewer } = useRouteQuery<WishlistPageQuery>(graphql`
    query WishlistPageQuery($first: Int!, $after: String!) @preloadable {
      viewer {
        ...Wishlist_viewer
      }
    }
  `);
  return <Wishlist viewer={viewer} />;
}
