import { Caption1, makeStyles, tokens } from '@fluentui/react-components';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../shell/session/useSession.ts';
import { QuantityInput } from '../../ui/form/QuantityInput.tsx';
import { formatMoney } from '../../ui/values/formatMoney.ts';
import type { Column } from '../../ui/table/Column.ts';
import type { ClaimableRow } from './useClaimableRows.ts';

const useStyles = makeStyles({
  number: { fontWeight: tokens.fontWeightSemibold },
  meta: { display: 'block', color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
});

/** The columns of the lines to claim: article, price, what was bought, claimed and is left, and the pieces to claim. */
export function useClaimLineColumns(
  onQty: (id: string, qty: number) => void,
): readonly Column<ClaimableRow>[] {
  const styles = useStyles();
  const { t } = useTranslation();
  const { decimalStyle } = useSession();
  return useMemo(
    () => [
      {
        key: 'article',
        label: t('ARTICLE'),
        card: 'head',
        render: ({ articleName, name, bought, claimed, left }) => (
          <>
            <span className={styles.number}>{articleName}</span>
            {name ? <Caption1 className={styles.meta}>{name}</Caption1> : null}
            <Caption1 className={styles.meta}>
              {left !== null && claimed !== null
                ? t('CLAIM.LINES.LEFT', { qty: bought, claimed: bought - left, left })
                : claimed !== null && claimed > 0
                  ? t('CLAIM.LINES.CLAIMED', { qty: bought, claimed })
                  : t('CLAIM.LINES.BOUGHT', { qty: bought })}
            </Caption1>
          </>
        ),
      },
      {
        key: 'price',
        label: t('CLAIM.PRICE'),
        align: 'end',
        render: ({ price }) => formatMoney(price, decimalStyle),
      },
      {
        key: 'qty',
        label: t('CLAIM.CLAIM_LINES.QTY'),
        align: 'end',
        render: ({ id, articleName, qty, bought, left }) =>
          left === 0 ? (
            <Caption1 className={styles.meta}>{t('CLAIM.LINES.NONE_LEFT')}</Caption1>
          ) : (
            <QuantityInput
              label={t('CART.QTY_OF', { article: articleName })}
              value={qty}
              multiple={1}
              most={left ?? bought}
              onChange={(pieces) => onQty(id, pieces)}
            />
          ),
      },
    ],
    [t, styles, decimalStyle, onQty],
  );
}
