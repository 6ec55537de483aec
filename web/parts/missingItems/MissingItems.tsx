import {
  makeStyles,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  tokens,
} from '@fluentui/react-components';
import { useEffect, useRef, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { MissingItems_items$key } from '../../__generated__/MissingItems_items.graphql.ts';
import { ArticleLink } from '../article/ArticleLink.tsx';
import { dash } from '../../ui/dash.ts';
import { checkoutUrl } from '../cart/cart.urls.ts';

const useStyles = makeStyles({
  list: {
    margin: 0,
    marginBlockStart: tokens.spacingVerticalXS,
    paddingInlineStart: tokens.spacingHorizontalL,
  },
  link: { color: tokens.colorBrandForegroundLink },
});

/** What could not be ordered, and the way on; it stays until the page is left (CART-48, GAP-62). */
export function MissingItems({ items }: { items: MissingItems_items$key }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const bar = useRef<HTMLDivElement>(null);
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
    <MessageBar ref={bar} tabIndex={-1} intent="warning" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{t('CART.MISSING.TITLE')}</MessageBarTitle>
        {t('CART.MISSING.TEXT')}
        <ul className={styles.list}>
          {missing.map(({ article, missingQty, requestedQty }, i) => (
            <li key={i}>
              <ArticleLink name={article?.name} /> {article?.description} –{' '}
              {t('CART.MISSING.QTY', { missingQty: missingQty ?? dash, requestedQty: requestedQty ?? dash })}
            </li>
          ))}
        </ul>
      </MessageBarBody>
      <MessageBarActions>
        <Link to={checkoutUrl} className={styles.link}>
          {t('CART.MISSING.PROCEED')}
        </Link>
      </MessageBarActions>
    </MessageBar>
  );
}
