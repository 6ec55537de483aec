import { useMemo, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type { Wishlist_viewer$key } from '../../__generated__/Wishlist_viewer.graphql.ts';
import { useHasAttribute } from '../../shell/session/useSession.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { Pager } from '../../ui/list/Pager.tsx';
import { PastTheEnd } from '../../ui/list/PastTheEnd.tsx';
import { SelectAll } from '../../ui/list/SelectAll.tsx';
import { useListUrl } from '../../ui/list/useListUrl.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { isStockShown } from '../../parts/article/isStockShown.ts';
import { useNextRowFocus } from '../../ui/list/useNextRowFocus.ts';
import { useRemoveFromWishlist } from './useRemoveFromWishlist.ts';
import { useWishlistColumns } from './useWishlistColumns.tsx';
import { WishlistCommands } from './WishlistCommands.tsx';
import { WishlistEmpty } from './WishlistEmpty.tsx';

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
          edges {
            node {
              id
              article {
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
  const list = useListUrl();
  const { revalidate } = useRevalidator();
  const mayOrder = useHasAttribute('order_management');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const articles = useMemo(() => (wishlist?.edges ?? []).map(({ node }) => node.article), [wishlist]);
  const ids = useMemo(() => articles.map(({ id }) => id), [articles]);
  // What was checked on another page is not on the screen: it does not count.
  const checked = ids.filter((id) => selected.has(id));
  const shownWarehouses = useMemo(() => (warehouses ?? []).filter(isStockShown), [warehouses]);
  const keepFocus = useNextRowFocus(ids);
  const remove = useRemoveFromWishlist(keepFocus);
  const columns = useWishlistColumns({
    warehouses: shownWarehouses,
    selection: mayOrder ? { selected, setSelected } : null,
    onRemove: remove,
  });

  if (wishlist && wishlist.totalCount > 0 && articles.length === 0) {
    return <PastTheEnd list={list} total={wishlist.totalCount} />;
  }
  return (
    <>
      <PageHeader
        title={t('WISHLIST.TITLE')}
        commands={
          wishlist && wishlist.totalCount > 0 ? (
            <WishlistCommands shown={ids} checked={mayOrder ? checked : null} total={wishlist.totalCount} />
          ) : null
        }
      />
      {mayOrder && ids.length > 0 ? <SelectAll ids={ids} checked={checked} onChange={setSelected} /> : null}
      <DataTable
        label={t('WISHLIST.TITLE')}
        columns={columns}
        rows={articles}
        rowKey={({ id }) => id}
        error={wishlist ? null : <ErrorPanel text={t('WISHLIST.ERROR')} onRetry={() => void revalidate()} />}
        empty={<WishlistEmpty />}
      />
      {wishlist ? <Pager list={list} total={wishlist.totalCount} /> : null}
    </>
  );
}
