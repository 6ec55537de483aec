import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Attach16Regular } from '@fluentui/react-icons/svg/attach';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { Edit20Regular } from '@fluentui/react-icons/svg/edit';
import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClaimKind } from '../../../parts/claims/claims.urls.ts';
import type { FieldError } from '../../../relay/placeFieldErrors.ts';
import { useSession } from '../../../shell/session/useSession.ts';
import { formatDate } from '../../../ui/values/formatDate.ts';
import { formatMoney } from '../../../ui/values/formatMoney.ts';
import type { Column } from '../../../ui/table/Column.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { findOverdrawn, isComplete, priceOf, type DraftItem } from './DraftItem.ts';
import { proofsOf } from './proofsOf.ts';
import { column } from '../../../parts/table/column.tsx';

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
  wrong: { display: 'block', color: tokens.colorPaletteRedForeground1 },
  files: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXXS },
  commands: { display: 'flex', justifyContent: 'end' },
});

type Props = {
  items: readonly DraftItem[];
  kind: ClaimKind;
  /** The server's messages about items, by their keys. */
  refusals: ReadonlyMap<string, readonly FieldError[]>;
  onEdit: (item: DraftItem) => void;
  onRemove: (item: DraftItem) => void;
};

/** The items of a claim that was not sent yet; of hundreds only those in view are in the page. */
export function DraftItems({ items, kind, refusals, onEdit, onRemove }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { decimalStyle } = useSession();
  const overdrawn = useMemo(() => findOverdrawn(items), [items]);
  const columns: readonly Column<DraftItem>[] = [
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
    column.text('qty', t('ORDER.ITEMS.QTY'), { align: 'end' }),
    {
      key: 'price',
      label: t('CLAIM.PRICE'),
      align: 'end',
      render: (item) => formatMoney(priceOf(item), decimalStyle),
    },
    {
      key: 'description',
      label: t('CLAIM.DESCRIPTION'),
      card: 'text',
      render: (item) => {
        const left = overdrawn.get(item.key);
        const said = [
          ...(refusals.get(item.key) ?? []).map(({ message }) => message),
          ...(left === undefined
            ? []
            : [left === 0 ? t('CLAIM.LINES.NONE_LEFT') : t('CLAIM.ITEM_OVER', { left })]),
          ...(isComplete(item) ? [] : [t('CLAIM.ITEM_INCOMPLETE')]),
        ];
        return (
          <>
            <span className={styles.text}>{item.description}</span>
            {said.map((text) => (
              <span key={text} className={styles.wrong}>
                {text}
              </span>
            ))}
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
      rows={items}
      rowKey={({ key }) => key}
      maxBlockSize="60dvh"
    />
  );
}
