import { Button, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { toSentences } from '../../../ui/announce/announce.ts';
import { lazyDialog } from '../../../ui/dialogs/lazyDialog.tsx';
import { nameFew } from '../../../ui/list/nameFew.ts';
import type { OrderChoice } from './OrderChoice.ts';
import type { WaitingOrder } from './AllOrdersDialog.tsx';
import type { CheckoutFlow } from '../useCheckoutFlow.ts';

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
  const ticked = waiting.filter(({ isRecent, needsDecision }) => isRecent && !needsDecision);
  const isSome = ticked.length > 0 && ticked.length < waiting.length;
  const label = isSome
    ? t('CHECKOUT.ALL.SOME', { ticked: ticked.length, total: waiting.length })
    : t('CHECKOUT.ALL', { count: waiting.length });
  const numbers = nameFew((isSome ? ticked : waiting).map(({ dbId }) => `#${dbId}`));
  return (
    <div className={styles.commands} data-all-orders>
      <Button
        {...intent}
        disabledFocusable={flow.isRunning || flow.isCompleting}
        icon={flow.isRunning ? <Spinner size="tiny" /> : undefined}
        aria-label={toSentences([label, numbers])}
        title={t('CHECKOUT.ALL.ASKS')}
        onClick={() => onAsk(true)}
      >
        {label}
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
