import { Caption1, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartType } from '../../parts/cart/cartTypes.ts';
import { missingPieces } from '../../parts/cart/missingPieces.ts';
import { formatNumber } from '../../ui/values/formatMoney.ts';
import { StatusTag, type StatusColor } from '../../ui/values/StatusTag.tsx';
import { isRounded, type LineState, type ReorderLine } from './lineStates.ts';

const useStyles = makeStyles({
  marks: { display: 'flex', flexDirection: 'column', alignItems: 'start', gap: tokens.spacingVerticalXXS },
  // A tag is one line high.
  tag: { whiteSpace: 'nowrap' },
  warning: { color: tokens.colorStatusWarningForeground1 },
  refusal: { color: tokens.colorStatusDangerForeground3 },
});

/** Codes of the gateway that have a text here; others show the back end's message. */
const refusals = new Set(['UNKNOWN', 'AMBIGUOUS', 'NOT_A_CANDIDATE', 'NOT_A_MULTIPLE', 'INVALID_QTY']);

/** The remarks about a line before it is added, and then the result. */
export function ReorderMarks({ state, type }: { state: LineState; type: CartType }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { line, chosen, pieces, result } = state;
  const tag = tagOf(line);
  const missing = missingPieces(chosen, pieces, type);
  const short = (count: number, of: number) => (
    <Caption1 className={styles.warning}>
      {t(type === 'RESERVATION' ? 'DESK.NOTE.NOT_COMING' : 'DESK.NOTE.SHORT', { missing: count, pieces: of })}
    </Caption1>
  );
  if (result && result.qty > 0) {
    return (
      <span className={styles.marks}>
        <span className={styles.tag}>
          <StatusTag color="green">
            {t('REORDER.ADDED', { count: result.qty, pieces: formatNumber(result.qty, 0, 'DOT') })}
          </StatusTag>
        </span>
        {result.missingQty ? short(result.missingQty, result.qty) : null}
      </span>
    );
  }
  return (
    <span className={styles.marks}>
      {tag ? (
        <span className={styles.tag}>
          <StatusTag color={tag.color}>{t(tag.text)}</StatusTag>
        </span>
      ) : null}
      {line.status === 'ORDERABLE' && chosen?.article.eol ? <Caption1>{t('ARTICLE.EOL')}</Caption1> : null}
      {isRounded(state) ? (
        <Caption1 className={styles.warning}>
          {t('DESK.NOTE.ROUNDED', { qty: line.qty, multiple: chosen?.article.multiple })}
        </Caption1>
      ) : null}
      {missing > 0 ? short(missing, pieces) : null}
      {result ? (
        <Caption1 className={styles.refusal}>
          {refusals.has(result.code)
            ? t(`DESK.REFUSED.${result.code}`)
            : (result.message ?? t('DESK.REFUSED'))}
        </Caption1>
      ) : null}
    </span>
  );
}

/** The tag of a line that is not simply sold as it was; null for all others. */
function tagOf({ status, resolved }: ReorderLine): { color: StatusColor; text: string } | null {
  if (status === 'GONE') return { color: 'red', text: 'REORDER.GONE' };
  if (status === 'UNCLEAR') return { color: 'gold', text: 'DESK.MATCH.AMBIGUOUS' };
  if (status !== 'REPLACED') return null;
  const isPartial = resolved?.replacement === 'PARTIAL';
  return { color: 'gold', text: isPartial ? 'DESK.MATCH.REPLACED_IN_PART' : 'REORDER.REPLACED' };
}
