import {
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogTitle,
  makeStyles,
  Text,
  tokens,
} from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { sumByCurrency } from '../../../parts/money/sumByCurrency.ts';
import { useSession } from '../../../shell/session/useSession.ts';
import { formatMoney } from '../../../ui/values/formatMoney.ts';
import { Modal } from '../../../ui/dialogs/Modal.tsx';
import type { AllOrdersRow_order$key } from '../../../__generated__/AllOrdersRow_order.graphql.ts';
import { AllOrdersRow } from './AllOrdersRow.tsx';
import { withShipping } from '../orderCost.ts';
import type { OrderChoice } from './OrderChoice.ts';

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    maxBlockSize: 'min(50vh, 480px)',
    overflowY: 'auto',
  },
  sum: { fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
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
  isOpen: boolean;
  waiting: readonly WaitingOrder[];
  /** By global id; an order without one is still being read. */
  choices: ReadonlyMap<string, OrderChoice>;
  onClose: () => void;
  onConfirm: (orders: readonly string[]) => void;
};

/**
 * Asks which orders to complete, and names the address, shipping and sum of each (DAY-65). Those just made are ticked; an
 * earlier one waits for a reason that this page does not know.
 */
export function AllOrdersDialog(props: Props): ReactElement {
  return (
    <Modal isOpen={props.isOpen} onClose={props.onClose} mustAnswer>
      <Question {...props} />
    </Modal>
  );
}

function Question({ waiting, choices, onClose, onConfirm }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { decimalStyle } = useSession();
  const [ticks, setTicks] = useState<ReadonlyMap<string, boolean>>(new Map());
  const stateOf = (id: string) => choices.get(id)?.state ?? 'loading';
  const isTicked = ({ id, isRecent }: WaitingOrder) =>
    stateOf(id) !== 'needsDecision' && (ticks.get(id) ?? isRecent);
  const ticked = waiting.filter(isTicked);
  const chosen = ticked.flatMap(({ id }) => choices.get(id) ?? []);
  const isLoading = ticked.some(({ id }) => stateOf(id) === 'loading');
  const sum = sumByCurrency(chosen.flatMap(({ cost }) => cost.gross))
    .map((amount) => formatMoney(amount, decimalStyle))
    .join(' + ');
  const isWhole = chosen.every(({ cost }) => cost.isWhole);
  const heard = isWhole
    ? withShipping(
        sum,
        chosen.map(({ cost }) => cost),
        t,
      )
    : `${sum}. ${t('CHECKOUT.ALL.SHIPPING_APART')}`;
  const label = isWhole ? t('ORDER.SUMMARY.GRAND_TOTAL') : t('CHECKOUT.ALL.SUM');
  return (
    <DialogBody>
      <DialogTitle>{t('CHECKOUT.ALL.TITLE')}</DialogTitle>
      <DialogContent className={styles.content}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard has to reach what scrolls */}
        <ul className={styles.list} aria-label={t('CHECKOUT.ALL.TITLE')} tabIndex={0}>
          {waiting.map((order) => (
            <AllOrdersRow
              key={order.id}
              order={order}
              choice={choices.get(order.id)}
              isTicked={isTicked(order)}
              onTick={(isOn) => setTicks((known) => new Map(known).set(order.id, isOn))}
            />
          ))}
        </ul>
        {ticked.length > 0 && !isLoading ? (
          <div>
            <Text block className={styles.sum}>
              {label}: {sum}
            </Text>
            {!isWhole ? (
              <Text block size={200}>
                {t('CHECKOUT.ALL.SHIPPING_APART')}
              </Text>
            ) : null}
          </div>
        ) : null}
      </DialogContent>
      <DialogActions fluid>
        <Button onClick={onClose}>{t('BULK.BACK')}</Button>
        <Button
          appearance="primary"
          disabledFocusable={ticked.length === 0 || isLoading}
          aria-label={[
            t('CHECKOUT.ALL.CONFIRM', { count: ticked.length }),
            ticked.map(({ dbId }) => `#${dbId}`).join(', '),
            ...(sum === '' || isLoading ? [] : [`${label} ${heard}`]),
          ].join('. ')}
          onClick={() => onConfirm(ticked.map(({ id }) => id))}
        >
          {t('CHECKOUT.ALL.CONFIRM', { count: ticked.length })}
        </Button>
      </DialogActions>
    </DialogBody>
  );
}
