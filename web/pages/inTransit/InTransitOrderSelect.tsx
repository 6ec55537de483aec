import { makeStyles, Select, tokens } from '@fluentui/react-components';
import { useId, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { visuallyHidden } from '../../ui/announce/visuallyHidden.ts';
import { inTransitOrders, readInTransitOrder } from './inTransitState.ts';

const useStyles = makeStyles({
  order: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  // The filters next to it need room.
  choice: { '@media (max-width: 639.98px)': { maxInlineSize: '132px' } },
  // Its choices say what they are.
  label: { '@media (max-width: 639.98px)': visuallyHidden },
});

/** The order of the list, kept in the URL; another one starts at page 1. */
export function InTransitOrderSelect(): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const id = useId();
  const [search, setSearch] = useSearchParams();
  const setOrder = (value: string) => {
    const next = new URLSearchParams(search);
    next.set('order', value.toLowerCase());
    next.delete('page');
    setSearch(next, { preventScrollReset: true });
  };
  return (
    <span className={styles.order}>
      <label htmlFor={id} className={styles.label}>
        {t('IN_TRANSIT.ORDER')}
      </label>
      <Select
        id={id}
        className={styles.choice}
        value={readInTransitOrder(search)}
        onChange={(_, { value }) => setOrder(value)}
      >
        {inTransitOrders.map((order) => (
          <option key={order} value={order}>
            {t(`IN_TRANSIT.ORDER.${order}`)}
          </option>
        ))}
      </Select>
    </span>
  );
}
