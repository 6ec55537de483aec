import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type { useHideAllMissingItemsMutation } from '../../__generated__/useHideAllMissingItemsMutation.graphql.ts';
import { useWrite } from '../../relay/useWrite.ts';
import { confirm } from '../../ui/dialogs/confirm.ts';
import type { Filters } from '../../ui/filters/Filter.ts';
import { notify } from '../../ui/notices/notify.ts';
import { filterInput } from '../../ui/filters/filterSet.ts';
import { missingItemsFilters } from './missingItemsFilters.ts';

/** Asks, and puts all items away, with filters those that match them (MISS-10, MISS-12, GAP-134). */
export function useHideAllMissingItems(): [
  hideAll: (filters: Filters, total: number) => Promise<void>,
  isHiding: boolean,
] {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const [write, isHiding] = useWrite<useHideAllMissingItemsMutation>(graphql`
    mutation useHideAllMissingItemsMutation($input: HideAllMissingItemsInput!) {
      hideAllMissingItems(input: $input) {
        ... on HideAllMissingItemsPayload @alias(as: "payload") {
          __typename
        }
        ...useWrite_problem @alias(as: "problem")
      }
    }
  `);
  const hideAll = async (filters: Filters, total: number) => {
    const isSure = await confirm({
      title: t(filters.size > 0 ? 'MISSING_ITEMS.HIDE_MATCHING' : 'MISSING_ITEMS.HIDE_ALL'),
      message: t('MISSING_ITEMS.HIDE_ALL.QUESTION', { count: total }),
      confirmLabel: t('MISSING_ITEMS.HIDE_ALL.CONFIRM'),
    });
    if (!isSure) return;
    const { payload } = await write({ filter: filterInput(missingItemsFilters, filters) });
    if (!payload) return;
    notify({ intent: 'success', title: t('MISSING_ITEMS.HIDE_ALL.DONE', { count: total }) });
    await revalidate();
  };
  return [hideAll, isHiding];
}
