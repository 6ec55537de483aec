import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type { useHideMissingItemMutation } from '../../__generated__/useHideMissingItemMutation.graphql.ts';
import type { useHideMissingItemBackMutation } from '../../__generated__/useHideMissingItemBackMutation.graphql.ts';
import { useWrite } from '../../relay/useWrite.ts';
import { announce } from '../../ui/announce/announce.ts';
import { notify } from '../../ui/notices/notify.ts';

/** An item of the report, as it is before its eye is pressed. */
type Toggled = { id: string; hidden: boolean; name: string };

/**
 * The eye: puts an item away or shows it again, at once and with a way back; the row moves to the other tab (MISS-07).
 * When the server refuses, the row is back.
 * @param onMoving called with the item's id before its row goes
 */
export function useHideMissingItem(onMoving: (id: string) => void): (item: Toggled) => void {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const [hide] = useWrite<useHideMissingItemMutation>(graphql`
    mutation useHideMissingItemMutation($input: HideMissingItemInput!) {
      hideMissingItem(input: $input) {
        __typename
        ... on MissingItemPayload @alias(as: "payload") {
          item {
            id
            hidden
          }
        }
        ...useWrite_problem @alias(as: "problem")
      }
    }
  `);
  const [unhide] = useWrite<useHideMissingItemBackMutation>(graphql`
    mutation useHideMissingItemBackMutation($input: UnhideMissingItemInput!) {
      unhideMissingItem(input: $input) {
        __typename
        ... on MissingItemPayload @alias(as: "payload") {
          item {
            id
            hidden
          }
        }
        ...useWrite_problem @alias(as: "problem")
      }
    }
  `);
  return useCallback(
    ({ id, hidden, name }) => {
      const set = async (isHidden: boolean) => {
        const write = isHidden ? hide : unhide;
        const { payload } = await write(
          { item: id },
          { optimisticUpdater: (store) => void store.get(id)?.setValue(isHidden, 'hidden') },
        );
        await revalidate();
        return payload !== null;
      };
      const titleOf = (isHidden: boolean) =>
        t(isHidden ? 'MISSING_ITEMS.HIDDEN' : 'MISSING_ITEMS.UNHIDDEN', { article: name });
      const undo = async () => {
        if (await set(hidden)) announce(titleOf(hidden));
      };
      const toggle = async () => {
        onMoving(id);
        if (!(await set(!hidden))) return;
        notify({
          intent: 'success',
          title: titleOf(!hidden),
          action: { label: t('CART.UNDO'), run: () => void undo() },
        });
      };
      void toggle();
    },
    [hide, onMoving, revalidate, t, unhide],
  );
}
