import { Button, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../../ui/dialogs/lazyDialog.tsx';
import { useBarLayout } from '../../../ui/notices/useBarLayout.ts';
import { Notice } from '../../../ui/notices/Notice.tsx';

const [CancelOrderDialog, intent] = lazyDialog(
  async () => (await import('./CancelOrderDialog.tsx')).CancelOrderDialog,
);

type Props = {
  /** The order's number. */
  number: string;
  isCancelling: boolean;
  /** With true the lines go back into the cart, with false the order is cancelled outright. */
  onCancel: (move: boolean) => void;
};

/**
 * The way out of an order that nothing can be delivered to: the checkout's own buttons are disabled as long as it cannot
 * be completed (CHK-36, GAP-70), and the order would stay forever (DAY-68).
 */
export function StuckOrder({ number, isCancelling, onCancel }: Props): ReactElement {
  const { t } = useTranslation();
  const layout = useBarLayout();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Notice intent="info" layout={layout}>
        <MessageBarBody>{t('CHECKOUT.STUCK')}</MessageBarBody>
        <MessageBarActions>
          <Button {...intent} size="small" disabledFocusable={isCancelling} onClick={() => setIsAsking(true)}>
            {t('CHECKOUT.STUCK.ACTION')}
          </Button>
        </MessageBarActions>
      </Notice>
      <CancelOrderDialog
        isOpen={isAsking}
        number={number}
        onClose={() => setIsAsking(false)}
        onCancelOrder={(move) => {
          setIsAsking(false);
          onCancel(move);
        }}
      />
    </>
  );
}
