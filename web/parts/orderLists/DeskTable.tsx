import { Caption1, Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss';
import { Edit16Regular } from '@fluentui/react-icons/svg/edit';
import { useMemo, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QuantityInput } from '../../ui/form/QuantityInput.tsx';
import { useSession } from '../../shell/session/useSession.ts';
import { formatMoney, formatPieces } from '../../ui/values/formatMoney.ts';
import type { Column } from '../../ui/table/Column.ts';
import { RowButton } from '../../ui/table/RowButton.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { ArticleCell } from './ArticleCell.tsx';
import { amountOf, chosenOf, want, withPieces, type ChangeLine, type DeskLine } from './deskLines.ts';
import { LineMarks } from './LineMarks.tsx';
import { mostPieces } from '../../ui/form/quantity.ts';
import { cartOffers, type CartType } from '../cart/cartTypes.ts';
import { dash } from '../../ui/values/dash.ts';

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
  onCorrect?: ((line: DeskLine) => void) | undefined;
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
  const { t } = useTranslation();
  const { decimalStyle } = useSession();
  const columns = useMemo(
    (): Column<DeskLine>[] => [
      {
        key: 'written',
        card: 'head',
        hasBox: true,
        label: t('DESK.COLUMN.WRITTEN'),
        render: (one) => <WrittenCell one={one} canTake={canTake(one)} onChange={onChange} />,
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
        render: (line) => (
          <PiecesCell line={line} type={type} onChange={onChange} replacesPieces={replacesPieces} />
        ),
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
        render: (one) => <CommandsCell one={one} onRemove={onRemove} onCorrect={onCorrect} />,
      },
    ],
    [canTake, decimalStyle, onChange, onCorrect, onRemove, replacesPieces, t, type],
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

type WrittenProps = { one: DeskLine; canTake: boolean; onChange: ChangeLine };

/** A line as it was written, with the box that takes it. */
function WrittenCell({ one, canTake, onChange }: WrittenProps): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { key, line, content, isWanted } = one;
  return (
    <span className={styles.written}>
      <Checkbox
        aria-label={t('DESK.ADD_LINE', { line, content })}
        checked={isWanted && canTake}
        disabled={!canTake}
        onChange={(_, { checked }) => onChange(key, (now) => want(now, checked === true))}
      />
      <span className={styles.line}>{line}</span>
      <span className={styles.content}>{content}</span>
    </span>
  );
}

type PiecesProps = { line: DeskLine; type: CartType; onChange: ChangeLine; replacesPieces: boolean };

/** The pieces of a line, and those in the cart whose place they take. */
function PiecesCell({ line, type, onChange, replacesPieces }: PiecesProps): ReactNode {
  const { t } = useTranslation();
  const { key, pieces, isWanted } = line;
  const chosen = chosenOf(line);
  if (!chosen) return line.qty;
  const before = chosen.article[cartOffers[type].field] ?? 0;
  return (
    <>
      <QuantityInput
        label={t('CATALOG.CART.QUANTITY_OF', { name: chosen.article.name ?? dash })}
        value={pieces}
        multiple={chosen.article.multiple ?? 1}
        most={mostPieces}
        onChange={(next) => onChange(key, (one) => withPieces(one, next))}
      />
      {replacesPieces && isWanted && before > 0 && before !== pieces ? (
        <Caption1 block>
          {t('DESK.REPLACES', { before: formatPieces(before), after: formatPieces(pieces) })}
        </Caption1>
      ) : null}
    </>
  );
}

type CommandsProps = { one: DeskLine } & Pick<Props, 'onRemove' | 'onCorrect'>;

/** Corrects a line, or takes it away. */
function CommandsCell({ one, onRemove, onCorrect }: CommandsProps): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
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
}
