import { Body1, Button, makeStyles, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components';
import { useMemo, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type {
  LineDifferences_check$data,
  LineDifferences_check$key,
} from '../../__generated__/LineDifferences_check.graphql.ts';
import { useSession } from '../../shell/session/useSession.ts';
import { dash } from '../../ui/dash.ts';
import { formatMoney } from '../../ui/formatMoney.ts';
import { present } from '../../ui/list/present.ts';
import type { Column } from '../../ui/table/Column.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { ArticleLink } from '../article/ArticleLink.tsx';
import { ClaimLinesButton } from '../claims/ClaimLinesButton.tsx';
import { toLinesToClaim } from '../claims/toLinesToClaim.ts';
import { Money, readMoney } from '../money/Money.tsx';
import { OrderLinks } from '../orders/OrderLinks.tsx';
import { useAddOrderComment } from '../orders/useAddOrderComment.ts';

const useStyles = makeStyles({
  result: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, inlineSize: '100%' },
  comments: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
});

type Line = NonNullable<LineDifferences_check$data['lines'][number]> & { place: number };

/** A form without fields: what is wrong with a comment that was not typed is notified. */
const noFields = { has: () => false, setError: () => {} };

type Props = {
  check: LineDifferences_check$key;
  /** What a comment names, for example `Invoice INV-1`. */
  name: string;
  /** The invoice that lines can be claimed from; null where an order is compared. */
  invoice: { number: string; date: string | null | undefined } | null;
};

/** The lines of invoice and order that differ, and a comment about them on their order with one press. */
export function LineDifferences({ check, name, invoice }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { lines, isPartial } = useFragment(
    graphql`
      fragment LineDifferences_check on LineCheck {
        isPartial
        lines {
          articleName
          differences
          item {
            qty
            price {
              ...Money_amount
            }
          }
          orderItem {
            qty
            price {
              ...Money_amount
            }
          }
          order {
            id
            dbId
          }
        }
      }
    `,
    check,
  );
  const differing = useMemo(
    () =>
      present(lines)
        .map((line, place): Line => ({ ...line, place }))
        .filter(({ differences }) => differences.length > 0),
    [lines],
  );
  const columns = useMemo(
    (): readonly Column<Line>[] => [
      {
        key: 'article',
        label: t('ARTICLE'),
        card: 'head',
        render: ({ articleName }) => <ArticleLink name={articleName} isStrong />,
      },
      {
        key: 'differences',
        label: t('CHECK.DIFFERENCE'),
        card: 'text',
        render: ({ differences }) => differences.map((difference) => t(`CHECK.${difference}`)).join(', '),
      },
      {
        key: 'orderedQty',
        label: t('CHECK.ORDERED_QTY'),
        align: 'end',
        render: ({ orderItem }) => orderItem?.qty,
      },
      { key: 'invoicedQty', label: t('CHECK.INVOICED_QTY'), align: 'end', render: ({ item }) => item?.qty },
      {
        key: 'orderedPrice',
        label: t('CHECK.ORDERED_PRICE'),
        align: 'end',
        render: ({ orderItem }) => (orderItem ? <Money value={orderItem.price} /> : null),
      },
      {
        key: 'invoicedPrice',
        label: t('CHECK.INVOICED_PRICE'),
        align: 'end',
        render: ({ item }) => (item ? <Money value={item.price} /> : null),
      },
      {
        key: 'order',
        label: t('ORDERS.COLUMN.ID'),
        render: ({ order }) => (order ? <OrderLinks orders={[order]} /> : null),
      },
    ],
    [t],
  );
  // Nothing is known about the others, so there is nothing to claim or to write about them.
  const compared = differing.filter(({ differences }) => differences.some((one) => one !== 'NOT_COMPARED'));
  const orders = new Map(compared.flatMap(({ order }) => (order ? [[order.id, order.dbId]] : [])));
  return (
    <div className={styles.result}>
      {differing.length === 0 ? (
        <MessageBar intent="success">
          <MessageBarBody>{t('CHECK.NONE', { count: present(lines).length })}</MessageBarBody>
        </MessageBar>
      ) : (
        <DataTable
          label={t('CHECK.TITLE')}
          columns={columns}
          rows={differing}
          rowKey={({ place }) => place}
          maxBlockSize="500px"
        />
      )}
      {isPartial ? <Body1>{t('CHECK.PARTIAL')}</Body1> : null}
      <div className={styles.comments}>
        {invoice ? (
          <ClaimLinesButton
            label={t('CHECK.CLAIM')}
            areChecked
            lines={toLinesToClaim(
              compared.map(({ articleName, item }) => ({
                articleName,
                qty: item?.qty,
                price: item ? readMoney(item.price) : null,
              })),
              invoice,
            )}
          />
        ) : null}
        {[...orders].map(([id, dbId]) => (
          <CommentButton
            key={id}
            order={id}
            dbId={dbId}
            name={name}
            lines={compared.filter(({ order }) => order?.id === id)}
          />
        ))}
      </div>
    </div>
  );
}

type CommentProps = { order: string; dbId: string; name: string; lines: readonly Line[] };

/** Writes the differences as a comment on their order; once written it says so instead. */
function CommentButton({ order, dbId, name, lines }: CommentProps): ReactElement {
  const { t } = useTranslation();
  const { decimalStyle } = useSession();
  const [add, isAdding] = useAddOrderComment(order, noFields);
  const [isDone, setIsDone] = useState(false);
  const side = (part: Line['item'] | Line['orderItem']) =>
    part ? `${part.qty ?? dash} × ${formatMoney(readMoney(part.price), decimalStyle)}` : dash;

  async function comment() {
    const text = lines.map(({ articleName, differences, item, orderItem }) =>
      t('CHECK.COMMENT_LINE', {
        article: articleName ?? dash,
        differences: differences.map((difference) => t(`CHECK.${difference}`)).join(', '),
        ordered: side(orderItem),
        invoiced: side(item),
      }),
    );
    const { payload } = await add([name, ...text].join('\n'));
    if (payload) setIsDone(true);
  }
  if (isDone) return <Body1 role="status">{t('CHECK.COMMENTED', { id: dbId })}</Body1>;
  return (
    <Button disabledFocusable={isAdding} onClick={() => void comment()}>
      {t('CHECK.COMMENT', { id: dbId })}
    </Button>
  );
}
