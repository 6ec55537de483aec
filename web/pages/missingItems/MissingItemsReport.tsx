import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { MissingItemsReport_viewer$key } from '../../__generated__/MissingItemsReport_viewer.graphql.ts';
import { isOrderedFrom } from '../../parts/article/isOrderedFrom.ts';
import { isStockShown } from '../../parts/article/isStockShown.ts';
import { regularCartUrl } from '../../parts/cart/cart.urls.ts';
import { MissingItems } from '../../parts/missingItems/MissingItems.tsx';
import { ListViews } from '../../parts/views/ListViews.tsx';
import { TabbedHeader } from '../../shell/TabbedHeader.tsx';
import { useHasAttribute } from '../../shell/session/useSession.ts';
import { ButtonLink } from '../../ui/links/ButtonLink.tsx';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { nodesOf } from '../../ui/list/nodesOf.ts';
import { useListUrl } from '../../ui/list/useListUrl.ts';
import { useNextRowFocus } from '../../ui/list/useNextRowFocus.ts';
import { useSelection } from '../../ui/list/useSelection.ts';
import { useIsPhone } from '../../ui/useIsPhone.ts';
import { hiddenMissingItemsUrl, missingItemsUrl } from './missingItems.urls.ts';
import { MissingItemsCommands } from './MissingItemsCommands.tsx';
import { missingItemsFilters } from './missingItemsFilters.ts';
import { useHideMissingItem } from './useHideMissingItem.ts';
import { describeItem, useMissingItemColumns } from './useMissingItemColumns.tsx';
import { useFilterDefinitions } from '../../parts/filters/useFilterDefinitions.ts';
import { useQuickMissingItemsFilters } from './useQuickMissingItemsFilters.ts';
import { useOrderMissing } from './useOrderMissing.ts';
import { present } from '../../ui/list/present.ts';

type Props = { viewer: MissingItemsReport_viewer$key; isHidden: boolean };

/** One tab of the report: its filters, rows and pager, and on the active one its commands (MISS-02 to MISS-09). */
export function MissingItemsReport({ viewer, isHidden }: Props): ReactElement {
  const { t } = useTranslation();
  const { warehouses, missingItems } = useFragment(
    graphql`
      fragment MissingItemsReport_viewer on Viewer {
        warehouses {
          dbId
          name
          type
          readonly
        }
        missingItems(hidden: $hidden, filter: $filter, first: $first, after: $after) {
          totalCount
          pageInfo {
            isPositionUncertain
          }
          edges {
            node {
              id
              hidden
              qty
              appliedQty
              ...useMissingItemColumns_item
            }
          }
        }
      }
    `,
    viewer,
  );
  const list = useListUrl(missingItemsFilters);
  const filters = useFilterDefinitions(missingItemsFilters);
  const isPhone = useIsPhone();
  const mayOrder = useHasAttribute('order_management') && !isHidden;
  const { order, isOrdering, created } = useOrderMissing();
  // A row that was just hidden belongs to the other tab before the list is read again.
  const items = useMemo(
    () => nodesOf(missingItems).filter((item) => item?.hidden !== !isHidden),
    [missingItems, isHidden],
  );
  const ids = useMemo(() => present(items).map(({ id }) => id), [items]);
  // An item that was ordered to the last piece has nothing left to order.
  const open = useMemo(
    () =>
      present(items)
        .filter(({ qty, appliedQty }) => qty == null || (appliedQty ?? 0) < qty)
        .map(({ id }) => id),
    [items],
  );
  const selection = useSelection(open);
  const shownWarehouses = useMemo(() => present(warehouses).filter(isStockShown), [warehouses]);
  const onToggle = useHideMissingItem(useNextRowFocus(ids));
  const columns = useMissingItemColumns({ warehouses: shownWarehouses, onToggle });
  const total = missingItems?.totalCount ?? items.length;
  const hasCommands = !isHidden && missingItems && (total > 0 || list.filters.size > 0);
  const label = `${t('MISSING_ITEMS.TITLE')} (${t(isHidden ? 'MISSING_ITEMS.TAB.HIDDEN' : 'MISSING_ITEMS.TAB.ACTIVE')})`;
  const commands = hasCommands ? (
    <MissingItemsCommands
      checked={present(items)
        .filter(({ id }) => selection.checked.includes(id))
        .map((item) => ({
          ...describeItem(item),
          open: item.qty == null ? null : item.qty - (item.appliedQty ?? 0),
        }))}
      filters={list.filters}
      total={total}
      warehouses={present(warehouses)
        .filter(isOrderedFrom)
        .map(({ dbId, name }) => ({ dbId, name: name ?? dbId }))}
      onOrder={(which, mode) => void order(which, mode, total)}
      isOrdering={isOrdering}
    />
  ) : null;
  return (
    <ListPage
      header={
        <TabbedHeader
          title={t('MISSING_ITEMS.TITLE')}
          commands={commands}
          tabs={[
            { path: missingItemsUrl, label: t('MISSING_ITEMS.TAB.ACTIVE') },
            { path: hiddenMissingItemsUrl, label: t('MISSING_ITEMS.TAB.HIDDEN') },
          ]}
        >
          {created ? <MissingItems {...created} isInReport /> : null}
        </TabbedHeader>
      }
      label={label}
      connection={missingItems}
      rows={items}
      rowKey={({ id }) => id}
      columns={columns}
      selection={mayOrder ? { ...selection, describe: describeItem } : null}
      selectionPlace={
        // On a phone they are at the end of the window.
        isPhone
          ? t('SELECTION.BELOW')
          : t('SELECTION.ABOVE', {
              commands: `${t('CATALOG.CART.ADD.REGULAR')}, ${t('MISSING_ITEMS.ORDER')}`,
            })
      }
      list={list}
      renderViews={(state) => <ListViews name="missing-items" state={state} />}
      filters={filters}
      quickFilters={useQuickMissingItemsFilters()}
      error={t('MISSING_ITEMS.ERROR')}
      noMatch={t('MISSING_ITEMS.NO_MATCH')}
      empty={
        isHidden
          ? { title: t('MISSING_ITEMS.EMPTY.HIDDEN'), text: t('MISSING_ITEMS.EMPTY.HIDDEN_HINT') }
          : {
              title: t('MISSING_ITEMS.EMPTY'),
              text: t('MISSING_ITEMS.EMPTY.HINT'),
              action: <ButtonLink to={regularCartUrl()}>{t('WISHLIST.TO_CART')}</ButtonLink>,
            }
      }
    />
  );
}
