import { Body1, Body1Strong, Button, Caption1, makeStyles, tokens } from '@fluentui/react-components';
import { Add16Regular } from '@fluentui/react-icons/svg/add';
import { memo, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { CartHints_cart$data, CartHints_cart$key } from '../../__generated__/CartHints_cart.graphql.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Money } from '../../parts/money/Money.tsx';
import { useCartActions } from './writes/CartActions.ts';
import { dash } from '../../ui/values/dash.ts';
import { present } from '../../ui/list/present.ts';
import { heldPieces } from './heldPieces.ts';
import { ArticleLink } from '../../parts/article/ArticleLink.tsx';

const useStyles = makeStyles({
  list: {
    // Many of them must not push the cart out of view.
    maxBlockSize: '184px',
    overflowY: 'auto',
    margin: 0,
    marginBlockStart: tokens.spacingVerticalS,
    padding: 0,
    listStyleType: 'none',
  },
  hint: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalL,
    rowGap: tokens.spacingVerticalXXS,
    paddingBlock: tokens.spacingVerticalS,
    borderBlockStartWidth: tokens.strokeWidthThin,
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke2,
  },
  numbers: { minInlineSize: '180px', overflowWrap: 'anywhere' },
  stock: { flexGrow: 1, color: tokens.colorNeutralForeground2, minInlineSize: '160px' },
});

type Hint = NonNullable<CartHints_cart$data['hints'][number]> & { held: number };

/**
 * Other articles for numbers of the cart that are not available; choosing one adds it (CART-13, CART-14, GAP-52). Folded into
 * one line, because the cart is what users work on.
 */
export const CartHints = memo(function CartHints({
  cart,
}: {
  cart: CartHints_cart$key;
}): ReactElement | null {
  const styles = useStyles();
  const { t } = useTranslation();
  const data = useFragment(
    graphql`
      fragment CartHints_cart on Cart {
        items {
          requestedQty
          article {
            id
          }
        }
        hints {
          requestedNo
          article @required(action: NONE) {
            id
            name
            description
          }
          calculatedPrice {
            ...Money_amount
          }
          requestedQty @required(action: NONE)
          stock {
            warehouse {
              dbId
              name
            }
            amount
          }
        }
      }
    `,
    cart,
  );
  // Adding replaces the quantity of a line, so what the cart holds has to be known.
  const piecesOf = heldPieces(data.items);
  const hints = present(data.hints).flatMap((hint) => {
    const held = piecesOf(hint.article.id);
    return held === null ? [] : [{ ...hint, held }];
  });
  if (hints.length === 0) return null;
  return (
    <section aria-label={t('CART.HINTS')}>
      <Disclosure
        summary={
          <Body1Strong>
            {t('CART.HINTS')} ({hints.length})
          </Body1Strong>
        }
      >
        <Caption1>{t('CART.HINTS.TEXT')}</Caption1>
        <ul className={styles.list}>
          {hints.map((hint) => (
            <HintLine key={`${hint.requestedNo} ${hint.article.id}`} hint={hint} />
          ))}
        </ul>
      </Disclosure>
    </section>
  );
});

function HintLine({ hint }: { hint: Hint }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { add } = useCartActions();
  const [isAdding, setIsAdding] = useState(false);
  const { requestedNo, article, calculatedPrice, requestedQty, stock, held } = hint;
  const choose = async () => {
    setIsAdding(true);
    await add(article.id, held + requestedQty);
    setIsAdding(false);
  };
  return (
    <li className={styles.hint}>
      <Body1 className={styles.numbers}>
        <span>{t('CART.HINT.INSTEAD_OF', { number: requestedNo ?? dash })}</span>{' '}
        <ArticleLink name={article.name} isStrong />
        {article.description ? <Caption1 block>{article.description}</Caption1> : null}
      </Body1>
      <Caption1 className={styles.stock}>
        {present(stock)
          .filter(({ amount }) => amount != null && amount > 0)
          .map(({ warehouse, amount }) =>
            t('CART.HINT.STOCK', { warehouse: warehouse?.name ?? dash, amount }),
          )
          .join(' · ')}
      </Caption1>
      <Money value={calculatedPrice} />
      <Button
        size="small"
        icon={<Add16Regular />}
        disabledFocusable={isAdding}
        aria-label={t('CART.HINT.ADD', { article: article.name ?? dash, count: requestedQty })}
        onClick={() => void choose()}
      >
        {t('CART.HINT.ADD_QTY', { count: requestedQty })}
      </Button>
    </li>
  );
}
