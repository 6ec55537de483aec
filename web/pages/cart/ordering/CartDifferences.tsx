import { makeStyles, MessageBar, MessageBarBody, MessageBarTitle, tokens } from '@fluentui/react-components';
import { useEffect, useRef, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ArticleLink } from '../../../parts/article/ArticleLink.tsx';
import type { CartDifference } from './useCreateOrders.ts';

const useStyles = makeStyles({
  list: {
    margin: 0,
    marginBlockStart: tokens.spacingVerticalXS,
    paddingInlineStart: tokens.spacingHorizontalL,
  },
});

/** Says that nothing was ordered, because the cart held something else than this page showed, line by line (CART-46). */
export function CartDifferences({ lines }: { lines: readonly CartDifference[] }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const bar = useRef<HTMLDivElement>(null);
  // It answers a press of the button far below.
  useEffect(() => bar.current?.focus(), []);
  return (
    <MessageBar ref={bar} tabIndex={-1} intent="warning" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{t('CART.CHANGED.TITLE')}</MessageBarTitle>
        {t('CART.CHANGED.TEXT')}
        <ul className={styles.list}>
          {lines.map(({ article, expectedQty, cartQty }, i) => (
            <li key={i}>
              <ArticleLink name={article?.name} /> –{' '}
              {t('CART.CHANGED.QTY', { shown: expectedQty, held: cartQty })}
            </li>
          ))}
        </ul>
      </MessageBarBody>
    </MessageBar>
  );
}
