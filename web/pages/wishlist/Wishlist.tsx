import { Star20Regular } from '@fluentui/react-icons/svg/star';
import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { Wishlist_viewer$key } from '../../__generated__/Wishlist_viewer.graphql.ts';
import { isStockShown } from '../../parts/article/isStockShown.ts';
import { catalogUrl } from '../../parts/catalog/catalog.urls.ts';
import { useHasAttribute } from '../../shell/session/useSession.ts';
import { ButtonLink } from '../../ui/links/ButtonLink.tsx';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { nodesOf } from '../../ui/list/nodesOf.ts';
import { useListUrl } from '../../ui/list/useListUrl.ts';
import { useNextRowFocus } from '../../ui/list/useNextRowFocus.ts';
import { useSelection } from '../../ui/list/useSelection.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { useRemoveFromWishlist } from './useRemoveFromWishlist.ts';
import { useWishlistColumns } from './useWishlistColumns.tsx';
import { WishlistCommands } from './WishlistCommands.tsx';
import { dash } from '../../ui/values/dash.ts';
import { present } from '../../ui/list/present.ts';

/** The rows of the wishlist with what can be done to them (WISH-02 to WISH-08). */
export function Wishlist({ viewer }: { viewer: Wishlist_viewer$key }): ReactElement {
  const { t } = useTranslation();
  const { warehouses, wishlist } = useFragment(
    graphql`
      fragment Wishlist_viewer on Viewer {
        warehouses {
          dbId
          name
          type
        }
        wishlist(first: $first, after: $after) {
          totalCount
          pageInfo {
            isPositionUncertain
          }
          edges {
            node {
              id
              article @required(action: NONE) {
                id
                name
                description
                stock {
                  amount
                  warehouse {
                    dbId
                  }
                }
              }
            }
          }
        }
      }
    `,
    viewer,
  );
  const mayOrder = useHasAttribute('order_management');
  const articles = useMemo(() => nodesOf(wishlist).map((node) => node?.article), [wishlist]);
  const ids = useMemo(() => present(articles).map(({ id }) => id), [articles]);
  const selection = useSelection(ids);
  const shownWarehouses = useMemo(() => present(warehouses).filter(isStockShown), [warehouses]);
  const onRemove = useRemoveFromWishlist(useNextRowFocus(ids));
  const columns = useWishlistColumns({ warehouses: shownWarehouses, onRemove });
  const total = wishlist?.totalCount ?? articles.length;
  return (
    <ListPage
      header={
        <PageHeader
          title={t('WISHLIST.TITLE')}
          commands={
            total > 0 ? (
              <WishlistCommands
                shown={ids}
                checked={
                  mayOrder
                    ? present(articles)
                        .filter(({ id }) => selection.checked.includes(id))
                        .map(describe)
                    : null
                }
                total={total}
              />
            ) : null
          }
        />
      }
      label={t('WISHLIST.TITLE')}
      connection={wishlist}
      rows={articles}
      rowKey={({ id }) => id}
      columns={columns}
      selection={mayOrder ? { ...selection, describe } : null}
      selectionPlace={t('SELECTION.ABOVE', { commands: t('CATALOG.CART.ADD.REGULAR') })}
      list={useListUrl()}
      error={t('WISHLIST.ERROR')}
      empty={{
        icon: <Star20Regular />,
        title: t('WISHLIST.EMPTY'),
        text: t('WISHLIST.EMPTY.HINT'),
        action: <ButtonLink to={catalogUrl()}>{t('ORDERS.EMPTY.ACTION')}</ButtonLink>,
      }}
    />
  );
}

const describe = ({
  id,
  name,
}: {
  id: string;
  name: string | null | undefined;
}): { id: string; name: string } => ({ id, name: name ?? dash });
