import { Badge, Button, makeStyles, tokens } from '@fluentui/react-components';
import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { articleUrl } from '../../../parts/catalog/catalog.urls.ts';
import { ClaimItemStatusTag } from '../../../parts/claims/ClaimTags.tsx';
import { readMoney } from '../../../parts/money/Money.tsx';
import { useHasAttribute, useSession } from '../../../shell/session/useSession.ts';
import { EmptyState } from '../../../ui/notices/EmptyState.tsx';
import { formatMoney } from '../../../ui/values/formatMoney.ts';
import { dash } from '../../../ui/values/dash.ts';
import { PlainLink } from '../../../ui/links/PlainLink.tsx';
import { present } from '../../../ui/list/present.ts';
import type { Column } from '../../../ui/table/Column.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { ClaimAttachments } from './ClaimAttachments.tsx';
import type { ClaimItemRow, ItemView } from './ClaimItemRow.ts';
import { ClarificationList } from './ClarificationList.tsx';
import { column } from '../../../parts/table/column.tsx';

const useStyles = makeStyles({
  status: { display: 'flex', flexDirection: 'column', alignItems: 'start', gap: tokens.spacingVerticalXXS },
  article: { whiteSpace: 'nowrap', fontWeight: tokens.fontWeightSemibold },
  number: { whiteSpace: 'nowrap' },
  rejected: { color: tokens.colorPaletteRedForeground1, maxInlineSize: '280px', overflowWrap: 'anywhere' },
  text: { overflowWrap: 'anywhere', minInlineSize: '160px', maxInlineSize: '420px', whiteSpace: 'pre-wrap' },
});

/** Pixels of a row with two lines of text, which most have. */
const twoLines = 41;

/** The items as a table; of hundreds only those in view are in the page (CLM-08, CLM-10, CLM-45). */
export function ClaimTable({ items, isNew, onEdit }: ItemView): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { decimalStyle } = useSession();
  const mayOpenArticles = useHasAttribute('article_view');
  const columns = useMemo(
    (): readonly Column<ClaimItemRow>[] => [
      {
        key: 'article',
        label: t('ARTICLE'),
        card: 'head',
        render: ({ articleName }) =>
          mayOpenArticles && articleName ? (
            <PlainLink to={articleUrl(articleName)} className={styles.article}>
              {articleName}
            </PlainLink>
          ) : (
            <span className={styles.article}>{articleName ?? dash}</span>
          ),
      },
      {
        key: 'status',
        label: t('CLAIM.STATUS'),
        card: 'head',
        render: (item) => (
          <span className={styles.status}>
            <span>
              <ClaimItemStatusTag value={item.status} text={item.statusText} />{' '}
              {isNew(item.id) ? <Badge color="brand">{t('CLAIM.NEW_BADGE')}</Badge> : null}
            </span>
            {item.status === 'REJECTED' ? (
              <span className={styles.rejected}>
                {[item.rejectionReason, item.rejectionExplanation].filter(Boolean).join(': ')}
              </span>
            ) : null}
            {item.status === 'CLARIFICATION_AWAITING' ? (
              <Button
                size="small"
                aria-label={t('CLAIM.CLARIFY.ACTION_OF', { article: item.articleName })}
                onClick={() => onEdit(item)}
              >
                {t('CLAIM.CLARIFY.ACTION')}
              </Button>
            ) : null}
          </span>
        ),
      },
      column.text('qty', t('ORDER.ITEMS.QTY'), { align: 'end' }),
      {
        key: 'price',
        label: t('CLAIM.PRICE'),
        align: 'end',
        render: ({ priceByItem }) => formatMoney(readMoney(priceByItem), decimalStyle),
      },
      {
        key: 'invoice',
        label: t('CLAIM.INVOICE'),
        render: ({ invoiceDocumentNumber }) => <span className={styles.number}>{invoiceDocumentNumber}</span>,
      },
      column.day('invoiceDate', t('CLAIM.INVOICE_DATE')),
      {
        key: 'description',
        label: t('CLAIM.DESCRIPTION'),
        minWidth: '220px',
        card: 'text',
        render: (item) => (
          <div className={styles.text}>
            {item.description}
            <ClarificationList item={item} />
          </div>
        ),
      },
      {
        key: 'attachments',
        label: t('CLAIM.ATTACHMENTS'),
        minWidth: '140px',
        card: 'foot',
        render: ({ attachments }) =>
          present(attachments).length > 0 ? <ClaimAttachments attachments={present(attachments)} /> : null,
      },
    ],
    [t, styles, decimalStyle, mayOpenArticles, isNew, onEdit],
  );
  return (
    <DataTable
      label={t('CLAIM.ITEMS')}
      columns={columns}
      rows={items}
      rowKey={({ id }) => id}
      maxBlockSize="70dvh"
      unequalHeight={twoLines}
      empty={<EmptyState title={t('CLAIM.ITEMS.EMPTY')} />}
    />
  );
}
