import { Button } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { MissingOrderMode } from '../../__generated__/useOrderMissingMutation.graphql.ts';
import { useHasAttribute } from '../../shell/session/useSession.ts';
import { DownloadDialog } from '../../ui/download/DownloadDialog.tsx';
import { ThumbBar } from '../../ui/page/ThumbBar.tsx';
import type { Filters } from '../../ui/filters/Filter.ts';
import { AddAvailableDialog } from './AddAvailableDialog.tsx';
import { exportMissingItemsUrl } from './missingItems.urls.ts';
import { CommandsOnAll, type Command } from './CommandsOnAll.tsx';
import { OrderMenu } from './OrderMenu.tsx';
import { useHideAllMissingItems } from './useHideAllMissingItems.ts';
import type { Ordered } from './useOrderMissing.ts';
import { useMoveMatching } from './useMoveAvailable.ts';
import { useTakeMissingItems, type TakenItem } from './useTakeMissingItems.ts';

type Props = {
  checked: readonly TakenItem[];
  filters: Filters;
  /** How many items there are on all pages. */
  total: number;
  /** Where one may order from. */
  warehouses: readonly { readonly dbId: string; readonly name: string }[];
  onOrder: (which: Ordered, mode: MissingOrderMode) => void;
  isOrdering: boolean;
};

/** The commands on several active items; with filters on, on all that match (MISS-09, MISS-12, GAP-137). */
export function MissingItemsCommands(props: Props): ReactElement {
  const { checked, filters, total, warehouses, onOrder, isOrdering } = props;
  const { t } = useTranslation();
  const mayOrder = useHasAttribute('order_management');
  const [dialog, setDialog] = useState<'download' | 'available' | null>(null);
  const [hideAll, isHiding] = useHideAllMissingItems();
  const [moveMatching, isMoving] = useMoveMatching();
  const [take, isTaking] = useTakeMissingItems();
  const isFiltered = filters.size > 0;
  const close = () => setDialog(null);
  const onAll: Command[] = [
    {
      label: t(isFiltered ? 'MISSING_ITEMS.HIDE_MATCHING' : 'MISSING_ITEMS.HIDE_ALL'),
      isOff: total === 0 && !isHiding,
      isBusy: isHiding,
      run: () => void hideAll(filters, total),
    },
    {
      label: t(isFiltered ? 'MISSING_ITEMS.DOWNLOAD_MATCHING' : 'DOWNLOAD'),
      run: () => setDialog('download'),
    },
    ...(mayOrder && isFiltered
      ? [
          {
            label: t('MISSING_ITEMS.ADD_AVAILABLE_MATCHING'),
            isOff: total === 0 && !isMoving,
            isBusy: isMoving,
            run: () => void moveMatching(filters, total),
          },
        ]
      : []),
    ...(mayOrder && !isFiltered
      ? [{ label: t('MISSING_ITEMS.ADD_AVAILABLE'), run: () => setDialog('available') }]
      : []),
  ];
  return (
    <>
      <CommandsOnAll commands={onAll} />
      {mayOrder ? (
        <>
          <ThumbBar>
            <Button
              disabled={checked.length === 0 && !isTaking}
              disabledFocusable={isTaking}
              title={t('MISSING_ITEMS.TAKES')}
              onClick={() => void take(checked)}
            >
              {t('CATALOG.CART.ADD.REGULAR')}
            </Button>
            <OrderMenu
              checked={checked.map(({ id }) => id)}
              filters={filters}
              total={total}
              onOrder={onOrder}
              isOrdering={isOrdering}
            />
          </ThumbBar>
          <AddAvailableDialog isOpen={dialog === 'available'} onClose={close} warehouses={warehouses} />
        </>
      ) : null}
      <DownloadDialog
        isOpen={dialog === 'download'}
        onClose={close}
        title={t('MISSING_ITEMS.DOWNLOAD.TITLE')}
        href={exportMissingItemsUrl(filters)}
        withRange
      />
    </>
  );
}
