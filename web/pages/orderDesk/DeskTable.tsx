import { Button, Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss';
import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { QuantityInput } from '../../ui/form/QuantityInput.tsx';
import { useSession } from '../../shell/session/useSession.ts';
import { formatMoney } from '../../ui/formatMoney.ts';
import type { Column } from '../../ui/table/Column.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { ArticleCell } from './ArticleCell.tsx';
import { amountOf, chosenOf, type DeskLine } from './deskLines.ts';
import { changeLine, removeLine } from './deskStore.ts';
import { LineMarks } from './LineMarks.tsx';
import { mostPieces } from '../../parts/orderLists/parseLines.ts';
import type { OrderDesk } from './useOrderDesk.ts';
import { dash } from '../../ui/dash.ts';

const useStyles = makeStyles({
  written: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS, minInlineSize: 0 },
  line: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  content: { maxInlineSize: '28ch', overflowWrap: 'anywhere' },
});

/** The lines that are worked on: what was written, the article that is taken, how it stands, how many. */
export function DeskTable({ lines, work }: { lines: readonly DeskLine[]; work: OrderDesk }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { decimalStyle } = useSession();
  const { type } = work.desk;
  const columns = useMemo(
    (): Column<DeskLine>[] => [
      {
        key: 'written',
        card: 'head',
        label: t('DESK.COLUMN.WRITTEN'),
        render: ({ key, line, content, isWanted, chosen }) => (
          <span className={styles.written}>
            <Checkbox
              aria-label={t('DESK.ADD_LINE', { line, content })}
              checked={isWanted && chosen !== null}
              disabled={chosen === null}
              onChange={(_, { checked }) =>
                changeLine(key, (one) => ({ ...one, isWanted: checked === true }))
              }
            />
            <span className={styles.line}>{line}</span>
            <span className={styles.content}>{content}</span>
          </span>
        ),
      },
      {
        key: 'article',
        card: 'text',
        label: t('ARTICLE'),
        render: (line) => <ArticleCell line={line} />,
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
          return (
            <QuantityInput
              label={t('CATALOG.CART.QUANTITY_OF', { name: chosen.article.name ?? dash })}
              value={line.pieces}
              multiple={chosen.article.multiple ?? 1}
              most={mostPieces}
              onChange={(pieces) => changeLine(line.key, (one) => ({ ...one, pieces, refusal: null }))}
            />
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
        card: 'head',
        align: 'end',
        label: t('DESK.COLUMN.REMOVE'),
        render: ({ key, line, content }) => (
          <Button
            appearance="subtle"
            size="small"
            icon={<Dismiss16Regular />}
            aria-label={t('DESK.REMOVE', { line, content })}
            title={t('DESK.REMOVE', { line, content })}
            onClick={() => removeLine(key)}
          />
        ),
      },
    ],
    [decimalStyle, styles, t, type],
  );
  return (
    <DataTable
      label={t('DESK.PREVIEW')}
      columns={columns}
      rows={lines}
      rowKey={({ key }) => key}
      isStale={work.desk.isChecking}
      empty={<p>{t('DESK.NONE')}</p>}
    />
  );
}
