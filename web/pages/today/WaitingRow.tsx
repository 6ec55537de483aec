import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { attentionColor } from '../../shell/navigation/AttentionBadge.tsx';
import { StatusTag } from '../../ui/values/StatusTag.tsx';
import { TextLink } from '../../ui/links/TextLink.tsx';
import { touchLine } from '../../ui/touchTarget.ts';
import { formatPieces } from '../../ui/values/formatMoney.ts';

const phone = '@media (max-width: 639.98px)';
const wide = '@media (min-width: 640px)';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: '44px minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    minBlockSize: '40px',
    paddingBlock: tokens.spacingVerticalXS,
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke3,
    // One thumb: the link is as large as its row.
    [phone]: {
      position: 'relative',
      gridTemplateColumns: '44px minmax(0, 1fr)',
      paddingBlock: tokens.spacingVerticalS,
    },
  },
  count: { justifySelf: 'stretch', fontVariantNumeric: 'tabular-nums' },
  amount: { display: 'block', fontWeight: tokens.fontWeightSemibold },
  place: { [phone]: { gridColumnStart: 2 } },
  link: {
    [wide]: touchLine,
    [phone]: { '::after': { content: '""', position: 'absolute', inset: 0 } },
  },
});

/** As the counters of the navigation have them. */
const tagColors = { warning: 'gold', danger: 'red', informative: 'none', brand: 'blue' } as const;

/** The kinds of things that can wait. */
export type WaitingKind =
  | 'CHECKOUT'
  | 'ORDERS'
  | 'CLAIMS'
  | 'ISSUES'
  | 'PRODUCTION'
  | 'MISSING_ITEMS'
  | 'ANNOUNCEMENTS'
  | 'INVOICES'
  | 'INTEGRATIONS'
  | 'PRICES';

export type WaitingRowProps = {
  kind: WaitingKind;
  count: number;
  /** As of an attention counter; unknown levels count as info (GAP-06). */
  level: string;
  /** The place where it is dealt with. */
  to: string;
  /** A day or moment in the sentence, as it is shown. */
  date?: string;
  /** The sum of all of them, as it is shown. */
  amount?: string;
};

/** One kind of thing that waits: its number, a sentence, and the link to its place (DAY-02). */
export function WaitingRow({ kind, count, level, to, date, amount }: WaitingRowProps): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <li className={styles.row}>
      <StatusTag className={styles.count} color={tagColors[attentionColor(level)]}>
        {formatPieces(count)}
      </StatusTag>
      <span>
        {t(`TODAY.WAITING.${kind}`, { count, date })}
        {amount ? <span className={styles.amount}>{amount}</span> : null}
      </span>
      <span className={styles.place}>
        <TextLink to={to} className={styles.link}>
          {t(`TODAY.WAITING.${kind}.ACTION`)}
        </TextLink>
      </span>
    </li>
  );
}
