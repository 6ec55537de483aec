import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { useWarehouseFilter_viewer$key } from '../../__generated__/useWarehouseFilter_viewer.graphql.ts';
import type { FilterDefinition } from '../../ui/filters/Filter.ts';
import { present } from '../../ui/list/present.ts';

/** The filter of a list by warehouses, all of which are offered (GAP-56). */
export function useWarehouseFilter(viewer: useWarehouseFilter_viewer$key): FilterDefinition {
  const { t } = useTranslation();
  const { warehouses } = useFragment(
    graphql`
      fragment useWarehouseFilter_viewer on Viewer {
        warehouses(all: true) {
          dbId
          name
        }
      }
    `,
    viewer,
  );
  return useMemo(
    () => ({
      key: 'warehouses',
      type: 'select',
      label: t('ORDERS.COLUMN.WAREHOUSE'),
      choices: present(warehouses).map(({ dbId, name }) => ({ value: dbId, label: name ?? dbId })),
    }),
    [t, warehouses],
  );
}
