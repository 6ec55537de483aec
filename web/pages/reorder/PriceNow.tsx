import { Caption1, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../shell/session/useSession.ts';
import { formatMoney, formatNumber } from '../../ui/values/formatMoney.ts';
import { columnOrLine } from './columnOrLine.ts';
import type { Candidate, ReorderLine } from './lineStates.ts';

const useStyles = makeStyles({
  price: columnOrLine,
  up: { color: tokens.colorStatusDangerForeground3, whiteSpace: 'nowrap' },
  down: { color: tokens.colorStatusSuccessForeground1, whiteSpace: 'nowrap' },
  quiet: {
    color: tokens.colorNeutralForeground3,
    textAlign: 'end',
    '@media (max-width: 639.98px)': { textAlign: 'start' },
  },
});

type Props = { line: ReorderLine; now: Candidate['article']['price'] };

/** The price of the chosen article, and by how much it differs from the price then where the article is the same. */
export function PriceNow({ line, now }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { decimalStyle } = useSession();
  const { price: then, priceChange, priceChangePercent, status } = line;
  const signed = (text: string) => (priceChange && priceChange.value > 0 ? `+${text}` : text);
  const change = signed(formatMoney(priceChange, decimalStyle));
  return (
    <span className={styles.price}>
      <span>{formatMoney(now, decimalStyle)}</span>
      {priceChange && priceChange.value !== 0 ? (
        <Caption1 className={priceChange.value > 0 ? styles.up : styles.down}>
          {priceChangePercent == null
            ? change
            : t('REORDER.PRICE.CHANGE', {
                change,
                percent: signed(formatNumber(Number(priceChangePercent), 1, decimalStyle)),
              })}
        </Caption1>
      ) : null}
      {priceChange?.value === 0 ? (
        <Caption1 className={styles.quiet}>{t('REORDER.PRICE.SAME')}</Caption1>
      ) : null}
      {!priceChange && status === 'ORDERABLE' && then && now ? (
        <Caption1 className={styles.quiet}>{t('REORDER.PRICE.OTHER_CURRENCY')}</Caption1>
      ) : null}
    </span>
  );
}
