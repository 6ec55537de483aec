import { Button, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { reservationCartUrl } from '../../parts/cart/cart.urls.ts';
import { focusRefused } from '../../ui/form/focusRefused.ts';
import { QuantityInput } from '../../ui/form/QuantityInput.tsx';
import { notify } from '../../ui/notices/notify.ts';
import { usePreOrder } from './usePreOrder.ts';

const useStyles = makeStyles({
  form: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    // In a table a second line would make each row higher.
    '@media (max-width: 639.98px)': { flexWrap: 'wrap' },
  },
});

/** Pieces of an article to pre-order, on top of those in the pre-order cart; Enter adds them. */
export function PreOrderField({ name }: { name: string }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const [qty, setQty] = useState(1);
  const [isBusy, setIsBusy] = useState(false);
  const preOrder = usePreOrder();

  const add = async () => {
    if (isBusy) return;
    setIsBusy(true);
    const line = await preOrder(name, qty);
    setIsBusy(false);
    if (!line) return;
    const links = [{ label: t('IN_TRANSIT.TO_CART'), to: reservationCartUrl }];
    if (line.qty === 0) {
      const body = line.message ?? t('IN_TRANSIT.PRE_ORDER.REFUSED.HINT');
      return notify({ intent: 'error', title: t('IN_TRANSIT.PRE_ORDER.REFUSED', { name }), body });
    }
    const title = t('IN_TRANSIT.PRE_ORDER.ADDED', { name, qty: line.qty });
    const rounded = line.code === 'ROUNDED_UP' ? { body: t('IN_TRANSIT.PRE_ORDER.ROUNDED', { qty }) } : {};
    notify({ intent: 'success', title, ...rounded, links });
    setQty(1);
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!focusRefused(event.currentTarget)) void add();
      }}
    >
      <QuantityInput
        label={t('CATALOG.CART.QUANTITY_OF', { name })}
        value={qty}
        multiple={1}
        isPositive
        onChange={setQty}
      />
      <Button
        type="submit"
        size="small"
        disabledFocusable={isBusy}
        icon={isBusy ? <Spinner size="tiny" /> : undefined}
        aria-label={t('IN_TRANSIT.PRE_ORDER.OF', { name })}
      >
        {t('IN_TRANSIT.PRE_ORDER')}
      </Button>
    </form>
  );
}
