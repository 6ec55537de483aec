import { Caption1, Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss';
import { Edit16Regular } from '@fluentui/react-icons/svg/edit';
import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { QuantityInput } from '../../ui/form/QuantityInput.tsx';
import { useSession } from '../../shell/session/useSession.ts';
import { formatMoney, formatPieces } from '../../ui/formatMoney.ts';
import type { Column } from '../../ui/table/Column.ts';
import { RowButton } from '../../ui/table/RowButton.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { ArticleCell } from './ArticleCell.tsx';
import { amountOf, chosenOf, want, withPieces, type ChangeLine, type DeskLine } from './deskLines.ts';
import { LineMarks } from './LineMarks.tsx';
import { mostPieces } from '../../ui/form/quantity.ts';
import { cartOffers, type CartType } from '../cart/cartTypes.ts';
import { dash } from '../../ui/dash.ts';

const useStyles = makeStyles({
  written: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS, minInlineSize: 0 },
  line: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  commands: { display: 'flex', justifyContent: 'end' },
  content: { minInlineSize: '14ch', maxInlineSize: '28ch', overflowWrap: 'anywhere' },
});

type Props = {
  lines: readonly DeskLine[];
  type: CartType;
  /** Whether a line can be ticked. */
  canTake: (line: DeskLine) => boolean;
  onChange: ChangeLine;
  onRemove: (key: number) => void;
  /** Given where number and quantity of a line can be corrected. */
  onCorrect?: (line: DeskLine) => void;
  isStale: boolean;
  /** Whether the pieces take the place of those that are in the cart. */
  replacesPieces?: boolean;
  maxBlockSize?: string;
};

/** The lines that are worked on: what was written, the article that is taken, how it stands, how many. */
export function DeskTable({
  lines,
  type,
  canTake,
  onChange,
  onRemove,
  onCorrect,
  isStale,
  replacesPieces = false,
  maxBlockSize,
}: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { decimalStyle } = useSession();
  const columns = useMemo(
    (): Column<DeskLine>[] => [
      {
        key: 'written',
        card: 'head',
        hasBox: true,
        label: t('DESK.COLUMN.WRITTEN'),
        render: (one) => {
          const { key, line, content } = one;
          return (
            <span className={styles.written}>
              <Checkbox
                aria-label={t('DESK.ADD_LINE', { line, content })}
                checked={one.isWanted && canTake(one)}
                disabled={!canTake(one)}
                onChange={(_, { checked }) => onChange(key, (now) => want(now, checked === true))}
              />
              <span className={styles.line}>{line}</span>
              <span className={styles.content}>{content}</span>
            </span>
          );
        },
      },
      {
        key: 'article',
        card: 'text',
        label: t('ARTICLE'),
        render: (line) => <ArticleCell line={line} onChange={onChange} />,
      },
      {
        key: 'marks',
        card: 'text',
        label: t('DESK.COLUMN.STATE'),
        render: (line) => <LineMarks line={line} type={type} />,
      },
      {
        key: 'price',
        label: t('ARTICLE.PRICE_EXCLUDING_VAT'),
        align: 'end',
        render: (line) => formatMoney(chosenOf(line)?.article.price, decimalStyle),
      },
      {
        key: 'pieces',
        label: t('DESK.COLUMN.PIECES'),
        render: (line) => {
          const chosen = chosenOf(line);
          if (!chosen) return line.qty;
          const before = chosen.article[cartOffers[type].field] ?? 0;
          return (
            <>
              <QuantityInput
                label={t('CATALOG.CART.QUANTITY_OF', { name: chosen.article.name ?? dash })}
                value={line.pieces}
                multiple={chosen.article.multiple ?? 1}
                most={mostPieces}
                onChange={(pieces) => onChange(line.key, (one) => withPieces(one, pieces))}
              />
              {replacesPieces && line.isWanted && before > 0 && before !== line.pieces ? (
                <Caption1 block>
                  {t('DESK.REPLACES', { before: formatPieces(before), after: formatPieces(line.pieces) })}
                </Caption1>
              ) : null}
            </>
          );
        },
      },
      {
        key: 'sum',
        label: t('DESK.COLUMN.SUM'),
        align: 'end',
        render: (line) => formatMoney(amountOf(line), decimalStyle),
      },
      {
        key: 'remove',
        isPinned: true,
        card: 'head',
        align: 'end',
        label: t('DESK.COLUMN.REMOVE'),
        render: (one) => {
          const { key, line, content } = one;
          return (
            <span className={styles.commands}>
              {onCorrect ? (
                <RowButton
                  label={t('DESK.CORRECT', { line, content })}
                  icon={<Edit16Regular />}
                  onClick={() => onCorrect(one)}
                />
              ) : null}
              <RowButton
                label={t('DESK.REMOVE', { line, content })}
                icon={<Dismiss16Regular />}
                onClick={() => onRemove(key)}
              />
            </span>
          );
        },
      },
    ],
    [canTake, decimalStyle, onChange, onCorrect, onRemove, replacesPieces, styles, t, type],
  );
  return (
    <DataTable
      label={t('DESK.PREVIEW')}
      columns={columns}
      rows={lines}
      rowKey={({ key }) => key}
      isStale={isStale}
      {...(maxBlockSize === undefined ? {} : { maxBlockSize })}
      empty={<p>{t('DESK.NONE')}</p>}
    />
  );
}
