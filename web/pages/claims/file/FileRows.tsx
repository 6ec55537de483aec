import { Caption1, makeStyles, Select, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../shell/session/useSession.ts';
import { dash } from '../../../ui/values/dash.ts';
import { DateTime } from '../../../ui/values/DateTime.tsx';
import { formatMoney, formatPieces } from '../../../ui/values/formatMoney.ts';
import type { Column } from '../../../ui/table/Column.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { choicesOf, mayStay, type FileItem } from './fileItems.ts';

const useStyles = makeStyles({
  text: { overflowWrap: 'anywhere' },
  note: { display: 'block', color: tokens.colorNeutralForeground2 },
  limit: { display: 'block', color: tokens.colorPaletteRedForeground1 },
});

type Props = { items: readonly FileItem[]; onChoose: (row: number, line: string) => void };

/** The rows of a file that can be claimed, with the invoice line and the amount that each is claimed with. */
export function FileRows({ items, onChoose }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { decimalStyle } = useSession();
  const columns: readonly Column<FileItem>[] = [
    { key: 'line', label: t('CLAIM.FILE.LINE'), align: 'end', render: ({ row }) => row.line },
    { key: 'article', label: t('ARTICLE'), card: 'head', render: ({ row }) => row.match.articleName },
    {
      key: 'qty',
      label: t('ORDER.ITEMS.QTY'),
      align: 'end',
      render: ({ row, item, limit }) => (
        <>
          {formatPieces(Number(item?.qty ?? 0))}
          {limit ? (
            <Caption1 className={styles.limit}>
              {t('CLAIM.FILE.LIMIT', { asked: row.qty, bought: limit.bought ?? dash, left: limit.left })}
            </Caption1>
          ) : null}
        </>
      ),
    },
    {
      key: 'price',
      label: t('CLAIM.PRICE'),
      align: 'end',
      render: ({ row, price }) => (
        <>
          {formatMoney(price, decimalStyle)}
          {price && price.value !== Number(row.price) ? (
            <Caption1 className={styles.note}>
              {t('CLAIM.FILE.IN_FILE', { value: formatMoney({ value: Number(row.price) }, decimalStyle) })}
            </Caption1>
          ) : null}
        </>
      ),
    },
    { key: 'invoice', label: t('CLAIM.INVOICE'), render: ({ row }) => row.invoiceNumber },
    {
      key: 'date',
      label: t('CLAIM.INVOICE_DATE'),
      render: ({ row }) => <DateTime value={row.invoiceDate} />,
    },
    {
      key: 'found',
      label: t('CLAIM.FILE.FOUND'),
      render: (item) => <Choice item={item} onChoose={onChoose} />,
    },
    {
      key: 'description',
      label: t('CLAIM.DESCRIPTION'),
      card: 'text',
      render: ({ row }) => <span className={styles.text}>{row.description}</span>,
    },
  ];
  return (
    <DataTable
      label={t('CLAIM.FILE.ROWS')}
      columns={columns}
      rows={items}
      rowKey={({ row }) => row.line}
      maxBlockSize="40dvh"
    />
  );
}

type ChoiceProps = { item: FileItem; onChoose: Props['onChoose'] };

/** What was found for a row; where several lines fit, the user chooses, or leaves it as entered if its invoice is not known. */
function Choice({ item: { row, chosen }, onChoose }: ChoiceProps): ReactElement {
  const { t } = useTranslation();
  const { decimalStyle } = useSession();
  const { state } = row.match;
  const choices = choicesOf(row);
  if (state === 'MATCHED' || choices.length === 0) return <>{t(`CLAIM.FILE.${state}`)}</>;
  return (
    <Select
      size="small"
      aria-label={t('CLAIM.FILE.CHOOSE_LINE', { line: row.line })}
      value={chosen}
      onChange={(_, { value: id }) => onChoose(row.line, id)}
    >
      {mayStay(row) ? <option value="">{t('CLAIM.FILE.AS_ENTERED')}</option> : null}
      {choices.map(({ id, invoiceNumber, qty, price }) => (
        <option key={id} value={id}>
          {t('CLAIM.FILE.CANDIDATE', { number: invoiceNumber, qty, price: formatMoney(price, decimalStyle) })}
        </option>
      ))}
    </Select>
  );
}
