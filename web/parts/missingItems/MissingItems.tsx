import {
  makeStyles,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  tokens,
} from '@fluentui/react-components';
import { useEffect, useId, useRef, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { MissingItems_items$key } from '../../__generated__/MissingItems_items.graphql.ts';
import { useHasAttribute } from '../../shell/session/useSession.ts';
import { ArticleLink } from '../article/ArticleLink.tsx';
import { dash } from '../../ui/values/dash.ts';
import { checkoutUrl } from '../cart/cart.urls.ts';
import { newOrdersText } from '../cart/newOrders.ts';
import { toSentences } from '../../ui/announce/announce.ts';

const useStyles = makeStyles({
  list: {
    margin: 0,
    marginBlockStart: tokens.spacingVerticalXS,
    paddingInlineStart: tokens.spacingHorizontalL,
  },
  link: { color: tokens.colorBrandForegroundLink },
});

/** The numbers of the orders that were created, null if the back end does not say, and what is missing in them. */
export type CreatedWithMissing = { orders: readonly string[] | null; missing: MissingItems_items$key };

type Props = CreatedWithMissing & {
  /** Whether it stands in the report of missing items, which needs no way there. */
  isInReport?: boolean;
};

/**
 * What was ordered, what could not be and where it is now, and the way on; it stays until the page is left (CART-48,
 * GAP-62).
 */
export function MissingItems({ orders, missing: items, isInReport = false }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const seesReport = useHasAttribute('order_missing_items');
  const title =
    orders === null
      ? t('CART.MISSING.SOME')
      : orders.length === 0
        ? t('CART.MISSING.NOTHING')
        : t('CART.MISSING.TITLE', { count: orders.length });
  const bar = useRef<HTMLDivElement>(null);
  const text = useId();
  const list = useId();
  const missing = useFragment(
    graphql`
      fragment MissingItems_items on MissingOrderItem @relay(plural: true) {
        article {
          name
          description
        }
        requestedQty
        missingQty
      }
    `,
    items,
  );
  // It answers a press of the button far below.
  useEffect(() => bar.current?.focus(), []);
  return (
    <MessageBar
      ref={bar}
      tabIndex={-1}
      intent="warning"
      layout="multiline"
      // With its title it is what a user hears who does not see it.
      aria-describedby={`${text} ${list}`}
    >
      <MessageBarBody>
        <MessageBarTitle>{title}</MessageBarTitle>
        <span id={text}>
          {toSentences([
            // The checkout may hold others as well.
            newOrdersText(t, orders ?? []),
            t(seesReport ? 'CART.MISSING.KEPT' : 'CART.MISSING.TEXT'),
          ])}
        </span>
        <ul id={list} className={styles.list}>
          {missing.map(({ article, missingQty, requestedQty }, i) => (
            <li key={i}>
              <ArticleLink name={article?.name} /> {article?.description} –{' '}
              {t('CART.MISSING.QTY', { missingQty: missingQty ?? dash, requestedQty: requestedQty ?? dash })}
            </li>
          ))}
        </ul>
      </MessageBarBody>
      <MessageBarActions>
        {orders?.length === 0 ? null : (
          <Link to={checkoutUrl} className={styles.link}>
            {t('CART.MISSING.PROCEED')}
          </Link>
        )}
        {seesReport && !isInReport ? (
          <Link to="/missing-items" className={styles.link}>
            {t('NAVIGATION.MISSING_ITEMS')}
          </Link>
        ) : null}
      </MessageBarActions>
    </MessageBar>
  );
}
