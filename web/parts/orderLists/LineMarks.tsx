import { Caption1, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartType } from '../cart/cartTypes.ts';
import { sparePieces } from '../cart/missingPieces.ts';
import { formatNumber } from '../../ui/values/formatMoney.ts';
import { StatusTag, type StatusColor } from '../../ui/values/StatusTag.tsx';
import { chosenOf, isRounded, missingOf, type DeskLine } from './deskLines.ts';

const useStyles = makeStyles({
  marks: { display: 'flex', flexDirection: 'column', alignItems: 'start', gap: tokens.spacingVerticalXXS },
  // A tag is one line high.
  tag: { whiteSpace: 'nowrap' },
  warning: { color: tokens.colorStatusWarningForeground1 },
  refusal: { color: tokens.colorStatusDangerForeground1 },
});

/** Codes of the gateway that have a text here; others show the back end's message. */
const refusals = new Set(['UNKNOWN', 'AMBIGUOUS', 'NOT_A_CANDIDATE', 'NOT_A_MULTIPLE', 'INVALID_QTY']);

const colors: Record<string, StatusColor> = {
  EXACT: 'green',
  REPLACED: 'gold',
  ANALOGUE: 'gold',
  AMBIGUOUS: 'red',
  UNKNOWN: 'red',
};

/** Green means that nothing needs attention: the right number alone is not enough for it. */
const colorOf = (match: string, isWarned: boolean): StatusColor =>
  match === 'EXACT' && isWarned ? 'none' : (colors[match] ?? 'none');

/** How a line stands: what its number is, what is rounded or missing, and why it was not added. */
export function LineMarks({ line, type }: { line: DeskLine; type: CartType }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { match, replacement, qty, pieces, isQtyMissing, repeats, refusal } = line;
  const multiple = chosenOf(line)?.article.multiple ?? 1;
  const missing = missingOf(line, type);
  const isChanged = multiple > 1 && isRounded(line);
  const available = sparePieces(chosenOf(line), type);
  const isChosen = (match === 'AMBIGUOUS' || match === 'REPLACED') && line.chosen !== null;
  const label = match === 'REPLACED' && replacement === 'PARTIAL' ? 'REPLACED_IN_PART' : match;
  return (
    <span className={styles.marks}>
      <span className={styles.tag}>
        <StatusTag color={colorOf(isChosen ? 'EXACT' : match, isChanged || missing > 0 || isQtyMissing)}>
          {t(isChosen ? 'DESK.MATCH.CHOSEN' : `DESK.MATCH.${label}`)}
        </StatusTag>
      </span>
      {chosenOf(line)?.article.eol ? <Caption1>{t('ARTICLE.EOL')}</Caption1> : null}
      {missing === 0 && available !== null ? (
        <Caption1 className={styles.tag}>
          {t(type === 'REGULAR' ? 'DESK.AVAILABLE.ALL' : 'DESK.AVAILABLE', {
            available: formatNumber(available, 0, 'DOT'),
          })}
        </Caption1>
      ) : null}
      {repeats.length > 0 ? (
        <Caption1>
          {t('DESK.NOTE.SUMMED', { lines: [line, ...repeats].map((one) => one.line).join(', ') })}
        </Caption1>
      ) : null}
      {isQtyMissing ? <Caption1 className={styles.warning}>{t('DESK.NOTE.ASSUMED')}</Caption1> : null}
      {isChanged ? (
        <Caption1 className={styles.warning}>{t('DESK.NOTE.ROUNDED', { qty, multiple })}</Caption1>
      ) : null}
      {missing > 0 ? (
        <Caption1 className={styles.warning}>
          {t(type === 'RESERVATION' ? 'DESK.NOTE.NOT_COMING' : 'DESK.NOTE.SHORT', { missing, pieces })}
        </Caption1>
      ) : null}
      {refusal ? (
        <Caption1 className={styles.refusal}>
          {refusals.has(refusal.code)
            ? t(`DESK.REFUSED.${refusal.code}`)
            : (refusal.message ?? t('DESK.REFUSED'))}
        </Caption1>
      ) : null}
    </span>
  );
}
