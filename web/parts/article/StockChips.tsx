import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Home16Regular } from '@fluentui/react-icons/svg/home';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { StockChips_article$key } from '../../__generated__/StockChips_article.graphql.ts';
import { dash } from '../../ui/values/dash.ts';
import { present } from '../../ui/list/present.ts';
import { touchTarget } from '../../ui/touchTarget.ts';
import { useShowAll } from '../../ui/useShowAll.ts';
import { isOrderedFrom } from './isOrderedFrom.ts';
import { isStockShown } from './isStockShown.ts';
import { formatPieces } from '../../ui/values/formatMoney.ts';

const useStyles = makeStyles({
  chips: {
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'start',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    listStyleType: 'none',
    margin: 0,
    padding: 0,
  },
  chip: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    paddingInline: tokens.spacingHorizontalS,
    borderRadius: tokens.borderRadiusMedium,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '22px',
    whiteSpace: 'nowrap',
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground3,
  },
  available: {
    backgroundColor: tokens.colorPaletteGreenBackground1,
    color: tokens.colorPaletteGreenForeground1,
  },
  more: {
    ...touchTarget,
    border: 'none',
    fontFamily: 'inherit',
    minBlockSize: '24px',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground3Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  amount: { fontVariantNumeric: 'tabular-nums', fontWeight: tokens.fontWeightSemibold },
});

type Props = {
  article: StockChips_article$key;
  /** Shows every warehouse at once, for an article's own page (ART-11). */
  isWhole?: boolean;
};

/**
 * Chips of the warehouses with the pieces they hold, stocked ones first, the others behind their number (DAY-54). The
 * warehouse that the cart takes goods from first is marked (CART-10), and one that it takes none from is grey; consignation
 * warehouses are left out (CAT-43).
 */
export function StockChips({ article, isWhole: isWholeFirst = false }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { isWhole, showAll, takeFocus } = useShowAll(isWholeFirst);
  const { name, stock } = useFragment(
    graphql`
      fragment StockChips_article on Article {
        name
        stock {
          amount
          warehouse {
            name
            type
            readonly
          }
        }
      }
    `,
    article,
  );
  const entries = present(stock).filter(({ warehouse }) => isStockShown(warehouse));
  const first = entries.find(({ warehouse }) => isOrderedFrom(warehouse));
  // An amount that is not known may be some: it stays in sight.
  const stocked = entries.filter(({ amount }) => amount == null || amount > 0);
  const empty = entries.filter(({ amount }) => amount != null && amount <= 0);
  const shown = isWhole ? [...stocked, ...empty] : stocked;
  const rest =
    stocked.length === 0 ? t('ARTICLE.NOT_IN_STOCK') : t('ARTICLE.WITHOUT_STOCK', { count: empty.length });
  return (
    <ul className={styles.chips} aria-label={t('ARTICLE.STOCK')}>
      {shown.map((entry, i) => (
        <li
          key={i}
          {...(entry === empty[0] ? { ref: takeFocus, tabIndex: -1 } : {})}
          className={mergeClasses(
            styles.chip,
            (entry.amount ?? 0) > 0 && isOrderedFrom(entry.warehouse) && styles.available,
          )}
          title={
            entry === first
              ? t('ARTICLE.FIRST_WAREHOUSE')
              : isOrderedFrom(entry.warehouse)
                ? undefined
                : t('ARTICLE.SHOWN_ONLY')
          }
        >
          {entry === first ? <Home16Regular aria-label={t('ARTICLE.FIRST_WAREHOUSE')} /> : null}
          {entry.warehouse?.name ?? dash}
          <span className={styles.amount}>{formatPieces(entry.amount)}</span>
        </li>
      ))}
      {isWhole || empty.length === 0 ? null : (
        <li>
          <button
            type="button"
            className={mergeClasses(styles.chip, styles.more)}
            aria-label={t('ARTICLE.SHOW_WAREHOUSES', { article: name ?? dash, stock: rest })}
            onClick={showAll}
          >
            {rest}
          </button>
        </li>
      )}
    </ul>
  );
}
