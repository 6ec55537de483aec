import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Attach16Regular } from '@fluentui/react-icons/svg/attach';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { Edit20Regular } from '@fluentui/react-icons/svg/edit';
import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClaimKind } from '../../parts/claims/claims.urls.ts';
import { useSession } from '../../shell/session/useSession.ts';
import { dash } from '../../ui/dash.ts';
import { formatDate } from '../../ui/formatDate.ts';
import { formatMoney } from '../../ui/formatMoney.ts';
import type { Column } from '../../ui/table/Column.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { isComplete, type DraftItem } from './DraftItem.ts';
import { proofsOf } from './proofsOf.ts';

const useStyles = makeStyles({
  article: { fontWeight: tokens.fontWeightSemibold, whiteSpace: 'nowrap' },
  text: {
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    maxInlineSize: '360px',
  },
  wrong: { color: tokens.colorPaletteRedForeground1 },
  files: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXXS },
  commands: { display: 'flex', justifyContent: 'end' },
});

type Row = DraftItem & { place: number };

type Props = {
  items: readonly DraftItem[];
  kind: ClaimKind;
  /** What the server says about items, by their place. */
  refusals: ReadonlyMap<number, string>;
  onEdit: (item: DraftItem) => void;
  onRemove: (item: DraftItem) => void;
};

/** The items of a claim that was not sent yet; of hundreds only those in view are in the page. */
export function DraftItems({ items, kind, refusals, onEdit, onRemove }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { decimalStyle } = useSession();
  const rows = useMemo(() => items.map((item, place): Row => ({ ...item, place })), [items]);
  const columns: readonly Column<Row>[] = [
    {
      key: 'article',
      label: t('ARTICLE'),
      card: 'head',
      render: ({ articleName }) => <span className={styles.article}>{articleName}</span>,
    },
    {
      key: 'invoice',
      label: t('CLAIM.INVOICE'),
      render: ({ line, invoiceNumber, invoiceDate, isManual }) => {
        const [number, date] = line
          ? [line.invoiceNumber, line.invoiceDate]
          : isManual
            ? [invoiceNumber, invoiceDate]
            : [null, null];
        return number ? `${number} · ${formatDate(date)}` : null;
      },
    },
    { key: 'qty', label: t('ORDER.ITEMS.QTY'), align: 'end', render: ({ qty }) => qty },
    {
      key: 'price',
      label: t('CLAIM.PRICE'),
      align: 'end',
      render: ({ line, price, isManual }) =>
        line ? formatMoney(line.price, decimalStyle) : isManual ? price : dash,
    },
    {
      key: 'description',
      label: t('CLAIM.DESCRIPTION'),
      card: 'text',
      render: (item) => {
        const refusal = refusals.get(item.place) ?? (isComplete(item) ? null : t('CLAIM.ITEM_INCOMPLETE'));
        return (
          <>
            <span className={styles.text}>{item.description}</span>
            {refusal ? <span className={styles.wrong}>{refusal}</span> : null}
          </>
        );
      },
    },
    {
      key: 'proofs',
      label: t('CLAIM.READY'),
      render: (item) => {
        const proofs = proofsOf(item, kind);
        return (
          <span className={styles.files}>
            {t('CLAIM.READY.SHORT', {
              there: proofs.filter(({ isThere }) => isThere).length,
              all: proofs.length,
            })}
            {item.attachments.length > 0 ? (
              <>
                <Attach16Regular aria-label={t('CLAIM.ATTACHMENTS')} />
                {item.attachments.length}
              </>
            ) : null}
          </span>
        );
      },
    },
    {
      key: 'commands',
      label: t('DOCUMENTS.COLUMN.MENU'),
      width: '1%',
      card: 'foot',
      render: (item) => (
        <span className={styles.commands}>
          <Button
            appearance="subtle"
            size="small"
            icon={<Edit20Regular />}
            aria-label={t('CLAIM.EDIT_ITEM', { article: item.articleName })}
            onClick={() => onEdit(item)}
          />
          <Button
            appearance="subtle"
            size="small"
            icon={<Delete20Regular />}
            aria-label={t('CLAIM.REMOVE_ITEM', { article: item.articleName })}
            onClick={() => onRemove(item)}
          />
        </span>
      ),
    },
  ];
  return (
    <DataTable
      label={t('CLAIM.ITEMS')}
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
      maxBlockSize="60dvh"
    />
  );
}
