import { Button, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckoutFlow } from './useCheckoutFlow.ts';

const useStyles = makeStyles({
  commands: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    marginBlockEnd: tokens.spacingVerticalS,
  },
  note: { color: tokens.colorNeutralForeground2 },
});

type Props = {
  flow: CheckoutFlow;
  /** How many orders wait. */
  waiting: number;
};

/** Completes all orders, one write each, as long as nothing needs the user (DAY-65). */
export function AllOrders({ flow, waiting }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <div className={styles.commands}>
      <Button
        disabledFocusable={flow.isRunning || flow.isCompleting}
        icon={flow.isRunning ? <Spinner size="tiny" /> : undefined}
        onClick={flow.runAll}
      >
        {t('CHECKOUT.ALL', { count: waiting })}
      </Button>
      {flow.isRunning ? (
        <Button appearance="subtle" onClick={flow.stop}>
          {t('CHECKOUT.ALL.STOP')}
        </Button>
      ) : (
        <span className={styles.note}>{t('CHECKOUT.ALL.NOTE')}</span>
      )}
    </div>
  );
}
