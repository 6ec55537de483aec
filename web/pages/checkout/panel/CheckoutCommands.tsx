import { Button, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useCartQueueState } from '../../../parts/cart/useCartQueue.ts';
import { aboveDownloads, useCoveredEnd } from '../../../ui/page/coveredEnd.ts';
import { lazyDialog } from '../../../ui/dialogs/lazyDialog.tsx';
import { visuallyHidden } from '../../../ui/announce/visuallyHidden.ts';
import type { InvalidItem } from './InvalidItemsDialog.tsx';

const [CancelOrderDialog, cancelIntent] = lazyDialog(
  async () => (await import('./CancelOrderDialog.tsx')).CancelOrderDialog,
);
const [InvalidItemsDialog, completeIntent] = lazyDialog(
  async () => (await import('./InvalidItemsDialog.tsx')).InvalidItemsDialog,
);

const phone = '@media (max-width: 639.98px)';

const useStyles = makeStyles({
  commands: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    [phone]: { display: 'contents' },
    // In the summary at the side both are as wide as it is.
    '@media (min-width: 1200px)': { flexDirection: 'column', flexWrap: 'nowrap' },
  },
  // On a phone the panel is several screens long: what most people came to do stays in sight.
  complete: {
    display: 'grid',
    // In a low window, as at 400 %, it would leave no room for the page.
    [`${phone} and (min-height: 400px)`]: {
      position: 'sticky',
      insetBlockEnd: aboveDownloads,
      zIndex: 1,
      paddingBlock: tokens.spacingVerticalS,
      backgroundColor: tokens.colorNeutralBackground1,
    },
  },
  texts: { position: 'relative' },
  // Seen on a phone alone, where the summary is far below.
  sum: {
    display: 'block',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightRegular,
    '@media (min-width: 640px)': visuallyHidden,
  },
});

type Props = {
  /** The order's number. */
  number: string;
  /** The total in words; empty if it is not known. */
  sum: string;
  /** Lines that are not available any more: completing asks first (CHK-26). */
  invalid: readonly InvalidItem[];
  isBlocked: boolean;
  mayCancel: boolean;
  isCompleting: boolean;
  isCancelling: boolean;
  onComplete: () => void;
  /** With true the lines go back into the cart, with false the order is cancelled outright. */
  onCancel: (move: boolean) => void;
};

/** Completes or cancels an order of the checkout, with the questions that come first (CHK-25 to CHK-28, CHK-34). */
export function CheckoutCommands(props: Props): ReactElement {
  const { number, sum, invalid, isBlocked, mayCancel, isCompleting, isCancelling, onComplete, onCancel } =
    props;
  const styles = useStyles();
  const { t } = useTranslation();
  const [dialog, setDialog] = useState<'cancel' | 'invalid' | null>(null);
  const isSaving = useCartQueueState((state) => state.isBusy) && isCompleting;
  const close = () => setDialog(null);
  const complete = () => {
    close();
    onComplete();
  };
  const cancel = (move: boolean) => {
    close();
    onCancel(move);
  };
  return (
    <>
      <div className={styles.commands}>
        <div ref={useCoveredEnd()} className={styles.complete} data-commands>
          <Button
            {...(invalid.length > 0 ? completeIntent : undefined)}
            appearance="primary"
            disabledFocusable={isBlocked}
            icon={isCompleting ? <Spinner size="tiny" /> : undefined}
            onClick={invalid.length > 0 ? () => setDialog('invalid') : complete}
          >
            <span className={styles.texts}>
              {t('CHECKOUT.COMPLETE')}
              {/* There is one in each order. */}
              <span style={visuallyHidden}>{` ${number}${sum && ', '}`}</span>
              <span className={styles.sum}>{sum}</span>
            </span>
          </Button>
        </div>
        <Button
          {...cancelIntent}
          appearance="subtle"
          aria-label={`${t('CHECKOUT.CANCEL')} ${number}`}
          disabledFocusable={!mayCancel}
          icon={isCancelling ? <Spinner size="tiny" /> : undefined}
          onClick={() => setDialog('cancel')}
        >
          {t('CHECKOUT.CANCEL')}
        </Button>
        <span role="status">{isSaving ? t('CART.SAVING_FIRST') : null}</span>
      </div>
      <CancelOrderDialog
        isOpen={dialog === 'cancel'}
        number={number}
        onClose={close}
        onCancelOrder={cancel}
      />
      <InvalidItemsDialog
        isOpen={dialog === 'invalid'}
        items={invalid}
        onClose={close}
        onComplete={complete}
        onCancelOrder={() => cancel(false)}
      />
    </>
  );
}
