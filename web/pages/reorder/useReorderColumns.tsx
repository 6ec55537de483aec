import { Caption1, Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { InTransitNote } from '../../parts/article/InTransitNote.tsx';
import { StockChips } from '../../parts/article/StockChips.tsx';
import type { CartType } from '../../parts/cart/cartTypes.ts';
import { orderUrl } from '../../parts/orders/orders.urls.ts';
import { useHasAttribute, useSession } from '../../shell/session/useSession.ts';
import { DateTime } from '../../ui/values/DateTime.tsx';
import { dash } from '../../ui/values/dash.ts';
import { QuantityInput } from '../../ui/form/QuantityInput.tsx';
import { mostPieces } from '../../ui/form/quantity.ts';
import { formatMoney, formatPieces } from '../../ui/values/formatMoney.ts';
import type { Column } from '../../ui/table/Column.ts';
import { TextLink } from '../../ui/links/TextLink.tsx';
import type { Edit, LineState } from './lineStates.ts';
import { PriceNow } from './PriceNow.tsx';
import { ReorderArticle } from './ReorderArticle.tsx';
import { columnOrLine } from './columnOrLine.ts';
import { ReorderMarks } from './ReorderMarks.tsx';

const useStyles = makeStyles({
  // On a phone in line with the values below it.
  article: {
    display: 'flex',
    alignItems: 'start',
    gap: tokens.spacingHorizontalXS,
    minInlineSize: 0,
    '@media (max-width: 639.98px)': { columnGap: tokens.spacingHorizontalS },
  },
  box: { marginBlock: '-6px', marginInlineStart: '-4px' },
  stack: { display: 'inline-flex', flexDirection: 'column', gap: tokens.spacingVerticalXXS },
  ordered: { ...columnOrLine, rowGap: tokens.spacingVerticalXXS },
  // Next to a date colour alone would not set it apart.
  link: { textDecorationLine: 'underline' },
  quiet: { color: tokens.colorNeutralForeground3, whiteSpace: 'nowrap' },
});

type Options = {
  type: CartType;
  areOfOrders: boolean;
  change: (keys: readonly string[], edit: Edit) => void;
};

/** The columns of lines to order again: the article, then and now, stock, what to know, and how many. */
export function useReorderColumns({ type, areOfOrders, change }: Options): readonly Column<LineState>[] {
  const styles = useStyles();
  const { t } = useTranslation();
  const { decimalStyle } = useSession();
  const mayOpenOrders = useHasAttribute('order_view');
  return useMemo(
    () => [
      {
        key: 'article',
        label: t('ARTICLE'),
        card: 'head',
        hasBox: true,
        render: (state) => (
          <span className={styles.article}>
            <Checkbox
              className={styles.box}
              aria-label={t('WISHLIST.SELECT', { article: state.line.number })}
              disabled={state.chosen === null}
              checked={state.isWanted}
              onChange={(_, { checked }) => change([state.key], { isWanted: checked === true })}
            />
            <ReorderArticle
              state={state}
              onChoose={(chosen) =>
                change([state.key], { chosen, isWanted: chosen !== null, pieces: undefined })
              }
            />
          </span>
        ),
      },
      {
        key: 'then',
        label: t('REORDER.COLUMN.THEN'),
        align: 'end',
        render: ({ line: { qty, price, orderDbId, orderedAt } }) => (
          <span className={styles.ordered}>
            <span>{`${formatPieces(qty)} × ${formatMoney(price, decimalStyle)}`}</span>
            {areOfOrders && orderDbId ? (
              <Caption1 className={styles.quiet}>
                {orderedAt ? <DateTime value={orderedAt} /> : null}
                {orderedAt ? ' · ' : null}
                {mayOpenOrders ? (
                  <TextLink to={orderUrl(orderDbId)} className={styles.link}>
                    {orderDbId}
                  </TextLink>
                ) : (
                  orderDbId
                )}
              </Caption1>
            ) : null}
          </span>
        ),
      },
      {
        key: 'now',
        label: t('REORDER.COLUMN.NOW'),
        align: 'end',
        render: ({ line, chosen }) => (chosen ? <PriceNow line={line} now={chosen.article.price} /> : null),
      },
      {
        key: 'stock',
        label: t('ARTICLE.STOCK'),
        card: 'text',
        render: ({ chosen }) =>
          chosen ? (
            <span className={styles.stack}>
              <StockChips article={chosen.article} />
              <InTransitNote article={chosen.article} />
            </span>
          ) : null,
      },
      {
        key: 'marks',
        label: t('DESK.COLUMN.STATE'),
        card: 'text',
        render: (state) => <ReorderMarks state={state} type={type} />,
      },
      {
        key: 'pieces',
        label: t('DESK.COLUMN.PIECES'),
        card: 'value',
        render: ({ key, chosen, pieces }) =>
          chosen ? (
            <QuantityInput
              label={t('CATALOG.CART.QUANTITY_OF', { name: chosen.article.name ?? dash })}
              value={pieces}
              multiple={chosen.article.multiple ?? 1}
              most={mostPieces}
              onChange={(quantity) => change([key], { pieces: quantity })}
            />
          ) : null,
      },
    ],
    [areOfOrders, change, decimalStyle, mayOpenOrders, styles, t, type],
  );
}
