import { useMemo, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type { MissingItemsReport_viewer$key } from '../../__generated__/MissingItemsReport_viewer.graphql.ts';
import { useHasAttribute } from '../../shell/session/useSession.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { FilterBar } from '../../ui/filters/FilterBar.tsx';
import { Pager } from '../../ui/list/Pager.tsx';
import { PastTheEnd } from '../../ui/list/PastTheEnd.tsx';
import { SelectAll } from '../../ui/list/SelectAll.tsx';
import { useListUrl } from '../../ui/list/useListUrl.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RouteTabs } from '../../shell/RouteTabs.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { MissingItems } from '../../parts/missingItems/MissingItems.tsx';
import { isStockShown } from '../../parts/article/isStockShown.ts';
import { useNextRowFocus } from '../../ui/list/useNextRowFocus.ts';
import { hiddenMissingItemsUrl, missingItemsUrl } from './missingItems.urls.ts';
import { MissingItemsCommands } from './MissingItemsCommands.tsx';
import { MissingItemsEmpty } from './MissingItemsEmpty.tsx';
import { missingItemsFilterTypes } from './missingItemsFilters.ts';
import { useHideMissingItem } from './useHideMissingItem.ts';
import { useMissingItemColumns } from './useMissingItemColumns.tsx';
import { useMissingItemsFilterDefinitions } from './useMissingItemsFilterDefinitions.ts';
import { useOrderMissing } from './useOrderMissing.ts';

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
  const list = useListUrl(missingItemsFilterTypes);
  const definitions = useMissingItemsFilterDefinitions();
  const { revalidate } = useRevalidator();
  const mayOrder = useHasAttribute('order_management') && !isHidden;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { order, isOrdering, stillMissing } = useOrderMissing();
  const edges = missingItems?.edges;
  // A row that was hidden a moment ago belongs to the other tab before the list is read anew.
  const items = useMemo(
    () => (edges ?? []).map(({ node }) => node).filter(({ hidden }) => hidden === isHidden),
    [edges, isHidden],
  );
  const ids = useMemo(() => items.map(({ id }) => id), [items]);
  // Of an item that was ordered to the last piece there is nothing left to order.
  const open = items.filter(({ qty, appliedQty }) => appliedQty < qty).map(({ id }) => id);
  // What was checked on another page is not on the screen: it does not count.
  const checked = open.filter((id) => selected.has(id));
  const shownWarehouses = useMemo(() => (warehouses ?? []).filter(isStockShown), [warehouses]);
  const keepFocus = useNextRowFocus(ids);
  const columns = useMissingItemColumns({
    warehouses: shownWarehouses,
    selection: mayOrder ? { open, selected, setSelected } : null,
    onToggle: useHideMissingItem(keepFocus),
  });

  if (missingItems && missingItems.totalCount > 0 && edges?.length === 0) {
    return <PastTheEnd list={list} total={missingItems.totalCount} />;
  }
  return (
    <>
      <PageHeader
        title={t('MISSING_ITEMS.TITLE')}
        commands={
          isHidden || !missingItems || (missingItems.totalCount === 0 && list.filters.size === 0) ? null : (
            <MissingItemsCommands
              checked={checked}
              filters={list.filters}
              total={missingItems.totalCount}
              warehouses={(warehouses ?? []).filter(({ readonly, type }) => !readonly && type !== 'TRANSIT')}
              onOrder={(which, mode) => void order(which, mode)}
              isOrdering={isOrdering}
            />
          )
        }
      />
      {stillMissing ? <MissingItems items={stillMissing} /> : null}
      <RouteTabs
        label={t('MISSING_ITEMS.TITLE')}
        tabs={[
          { path: missingItemsUrl, label: t('MISSING_ITEMS.TAB.ACTIVE') },
          { path: hiddenMissingItemsUrl, label: t('MISSING_ITEMS.TAB.HIDDEN') },
        ]}
      />
      <FilterBar definitions={definitions} list={list} />
      {mayOrder && open.length > 0 ? <SelectAll ids={open} checked={checked} onChange={setSelected} /> : null}
      <DataTable
        label={t(isHidden ? 'MISSING_ITEMS.TAB.HIDDEN' : 'MISSING_ITEMS.TAB.ACTIVE')}
        columns={columns}
        rows={items}
        rowKey={({ id }) => id}
        error={
          missingItems ? null : (
            <ErrorPanel text={t('MISSING_ITEMS.ERROR')} onRetry={() => void revalidate()} />
          )
        }
        empty={<MissingItemsEmpty list={list} isHidden={isHidden} />}
      />
      {missingItems ? <Pager list={list} total={missingItems.totalCount} /> : null}
    </>
  );
}
