import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { useWarehouseChoices_viewer$key } from '../../__generated__/useWarehouseChoices_viewer.graphql.ts';
import type { FilterChoice } from '../../ui/filters/Filter.ts';
import { present } from '../../ui/list/present.ts';

/** The warehouses that a list can be filtered by: all of them (GAP-56). */
export function useWarehouseChoices(viewer: useWarehouseChoices_viewer$key): readonly FilterChoice[] {
  const { warehouses } = useFragment(
    graphql`
      fragment useWarehouseChoices_viewer on Viewer {
        warehouses(all: true) {
          dbId
          name
        }
      }
    `,
    viewer,
  );
  return useMemo(
    () => present(warehouses).map(({ dbId, name }) => ({ value: dbId, label: name ?? dbId })),
    [warehouses],
  );
}
