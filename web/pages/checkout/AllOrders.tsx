import { Button, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../ui/lazyDialog.tsx';
import type { OrderChoice } from './OrderChoice.ts';
import type { AllOrdersRow_order$key } from '../../__generated__/AllOrdersRow_order.graphql.ts';
import type { CheckoutFlow } from './useCheckoutFlow.ts';

const [AllOrdersDialog, intent] = lazyDialog(
  async () => (await import('./AllOrdersDialog.tsx')).AllOrdersDialog,
);

const useStyles = makeStyles({
  commands: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    marginBlockEnd: tokens.spacingVerticalS,
  },
});

/** An order that waits for its checkout. */
export type WaitingOrder = AllOrdersRow_order$key & {
  readonly id: string;
  readonly dbId: string;
  /** Whether it was just made: the others take part only when they are ticked. */
  isRecent: boolean;
  /** Whether it is known that it cannot be ticked. */
  needsDecision: boolean;
};

type Props = {
  flow: CheckoutFlow;
  waiting: readonly WaitingOrder[];
  /** By global id. */
  choices: ReadonlyMap<string, OrderChoice>;
  isAsking: boolean;
  onAsk: (isAsking: boolean) => void;
};

/** Completes several orders after a question, one write each, as long as nothing needs the user (DAY-65). */
export function AllOrders({ flow, waiting, choices, isAsking, onAsk }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  // As many as the question has ticked.
  const ticked = waiting.filter(({ isRecent, needsDecision }) => isRecent && !needsDecision).length;
  return (
    <div className={styles.commands} data-all-orders>
      <Button
        {...intent}
        disabledFocusable={flow.isRunning || flow.isCompleting}
        icon={flow.isRunning ? <Spinner size="tiny" /> : undefined}
        onClick={() => onAsk(true)}
      >
        {ticked === 0 || ticked === waiting.length
          ? t('CHECKOUT.ALL', { count: waiting.length })
          : t('CHECKOUT.ALL.SOME', { ticked, total: waiting.length })}
      </Button>
      {flow.isRunning ? (
        <Button appearance="subtle" onClick={flow.stop}>
          {t('CHECKOUT.ALL.STOP')}
        </Button>
      ) : null}
      <AllOrdersDialog
        isOpen={isAsking}
        waiting={waiting}
        choices={choices}
        onClose={() => onAsk(false)}
        onConfirm={(orders) => {
          onAsk(false);
          flow.run(orders);
        }}
      />
    </div>
  );
}
