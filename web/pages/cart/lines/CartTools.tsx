import { Input, makeStyles, Select, tokens } from '@fluentui/react-components';
import { Search16Regular } from '@fluentui/react-icons/svg/search';
import { useEffect, useEffectEvent, useRef, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../../ui/announce/announce.ts';
import { visuallyHidden } from '../../../ui/announce/visuallyHidden.ts';
import { cartSorts, type CartView } from './useCartView.ts';

/** A shorter cart is seen at a glance. */
const manyLines = 10;

const useStyles = makeStyles({
  count: {
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground2,
    '@media (max-width: 639.98px)': visuallyHidden,
  },
  field: { minInlineSize: 0, inlineSize: 'min(240px, 100%)' },
});

/** How many lines a cart has and, in a long one, fields to find and to sort them. */
export function CartTools({ view, total }: { view: CartView; total: number }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const shown = view.order?.length ?? total;
  const count =
    shown < total ? t('CART.LINES.SHOWN', { shown, count: total }) : t('CART.LINES', { count: total });
  // Another number of lines is said with what led to it.
  const chosen = useRef(view);
  const say = useEffectEvent(() => announce(count));
  useEffect(() => {
    const { text, only } = chosen.current;
    if (text !== view.text || only !== view.only) say();
    chosen.current = view;
  }, [view]);
  return (
    <>
      {total > manyLines ? (
        <>
          <Input
            className={styles.field}
            type="search"
            aria-label={t('CART.FIND')}
            placeholder={t('CART.FIND')}
            contentBefore={<Search16Regular />}
            value={view.text}
            onChange={(_, { value }) => view.setText(value)}
          />
          <Select
            aria-label={t('CART.SORT')}
            value={view.sort}
            onChange={(_, { value }) => view.setSort(cartSorts.find((one) => one === value) ?? 'ADDED')}
          >
            {cartSorts.map((sort) => (
              <option key={sort} value={sort}>
                {t(`CART.SORT.${sort}`)}
              </option>
            ))}
          </Select>
        </>
      ) : null}
      <span className={styles.count}>{count}</span>
    </>
  );
}
