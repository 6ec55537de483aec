import { Body1, Button, makeStyles, MessageBarBody, Text, tokens } from '@fluentui/react-components';
import { useMemo, useRef, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, readInlineData } from 'react-relay';
import type {
  LineDifferences_check$data,
  LineDifferences_check$key,
} from '../../__generated__/LineDifferences_check.graphql.ts';
import { announce, toSentences } from '../../ui/announce/announce.ts';
import { dash } from '../../ui/values/dash.ts';
import { present } from '../../ui/list/present.ts';
import type { Column } from '../../ui/table/Column.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { ArticleLink } from '../article/ArticleLink.tsx';
import type { InvoiceOfGoods } from '../claims/claimLines.ts';
import { ClaimLinesButton } from '../claims/ClaimLinesButton.tsx';
import { toLinesToClaim } from '../claims/toLinesToClaim.ts';
import { Money, readMoney } from '../money/Money.tsx';
import { OrderLinks } from '../orders/OrderLinks.tsx';
import { useAddOrderComment } from '../orders/useAddOrderComment.ts';
import { useDescribeDifference } from './useDescribeDifference.ts';
import { Notice } from '../../ui/notices/Notice.tsx';
import { useAnnounce } from '../../ui/announce/useAnnounce.ts';
import { formatPieces } from '../../ui/values/formatMoney.ts';

const useStyles = makeStyles({
  result: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, inlineSize: '100%' },
  comments: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
});

type CheckedLine = LineDifferences_check$data['lines'][number];
type Line = NonNullable<CheckedLine> & { place: number };

/** A form without fields: what is wrong with a comment that was not typed is notified. */
const noFields = { has: () => false, setError: () => {} };

type Props = {
  /** The steps of a comparison. */
  checks: readonly LineDifferences_check$key[];
  /** What a comment names, for example `Invoice INV-1`. */
  name: string;
  /** The invoices that lines can be claimed from; none where an order is compared. */
  invoices: readonly InvoiceOfGoods[];
};

/**
 * How many lines of invoice and order agree, those that differ, and a comment about them on their order with one press.
 * Lines that could not be compared stand apart: among many of them a difference would not be seen.
 */
export function LineDifferences({ checks, name, invoices }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const describe = useDescribeDifference();
  const { lines, isPartial } = useMemo(() => mergeSteps(checks.map(readCheck)), [checks]);
  const { right, differing, unknown } = useMemo(() => sortLines(lines), [lines]);
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
        render: ({ orderItem }) => formatPieces(orderItem?.qty),
      },
      {
        key: 'invoicedQty',
        label: t('CHECK.INVOICED_QTY'),
        align: 'end',
        render: ({ item }) => formatPieces(item?.qty),
      },
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
  const charged = differing.filter(isChargedTooMuch);
  const orders = new Map(differing.flatMap(({ order }) => (order ? [[order.id, order.dbId]] : [])));
  const isRight = differing.length === 0 && unknown.length === 0;
  const sum = t(isRight ? 'CHECK.NONE' : 'CHECK.RIGHT', { count: right });
  const notCompared =
    unknown.length === 0 ? null : t('CHECK.UNKNOWN', { count: unknown.length, list: namesOf(unknown) });
  useAnnounce(
    toSentences([
      sum,
      differing.length === 0 ? null : t('CHECK.DIFFERENT', { count: differing.length }),
      notCompared,
      isPartial ? t('CHECK.PARTIAL') : null,
    ]),
  );
  return (
    <div className={styles.result}>
      {isRight ? (
        <Notice intent="success">
          <MessageBarBody>{sum}</MessageBarBody>
        </Notice>
      ) : (
        <Body1>{sum}</Body1>
      )}
      {differing.length === 0 ? null : (
        <DataTable
          label={t('CHECK.TITLE')}
          columns={columns}
          rows={differing}
          rowKey={({ place }) => place}
          maxBlockSize="500px"
        />
      )}
      {notCompared === null ? null : <Body1>{notCompared}</Body1>}
      {isPartial ? <Body1>{t('CHECK.PARTIAL')}</Body1> : null}
      <div className={styles.comments}>
        {invoices.length > 0 ? (
          <ClaimLinesButton
            label={t('CHECK.CLAIM')}
            areChecked
            kind={charged.every(isSurplus) ? 'return' : 'reclamation'}
            lines={toLinesToClaim(
              charged.map((line) => ({
                articleName: line.articleName,
                qty: line.item?.qty,
                claimedQty: surplusOf(line) ?? line.item?.qty ?? 0,
                price: line.item ? readMoney(line.item.price) : null,
                text: describe(line),
              })),
              invoices,
            )}
          />
        ) : null}
        {[...orders].map(([id, dbId]) => (
          <CommentButton
            key={id}
            order={id}
            dbId={dbId}
            name={name}
            lines={differing.filter(({ order }) => order?.id === id)}
          />
        ))}
      </div>
    </div>
  );
}

/** Whether the invoice charges more than was ordered: only then there is something to claim. */
const isChargedTooMuch = ({ differences }: Line): boolean =>
  differences.some((one) => one === 'PRICE_HIGHER' || one === 'QTY_HIGHER' || one === 'NOT_ORDERED');

/** Whether pieces too many are the only thing that is wrong: these go back. */
const isSurplus = ({ differences }: Line): boolean => !differences.includes('PRICE_HIGHER');

/** The pieces that are invoiced and not ordered; null if the quantity is right. */
function surplusOf({ item, orderItem, differences }: Line): number | null {
  if (!differences.includes('QTY_HIGHER') || item?.qty == null || orderItem?.qty == null) return null;
  return item.qty - orderItem.qty;
}

const readCheck = (check: LineDifferences_check$key): LineDifferences_check$data =>
  readInlineData(
    graphql`
      fragment LineDifferences_check on LineCheck @inline {
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

/** A line is compared in the step of its order; in all others nothing is known about it. */
const isCompared = (line: CheckedLine | undefined): boolean =>
  line != null && line.differences.every((one) => one !== 'NOT_COMPARED');

/** The lines of all steps, each as it was compared. Several steps are each a part, but not together. */
function mergeSteps(steps: readonly LineDifferences_check$data[]): {
  lines: readonly CheckedLine[];
  isPartial: boolean;
} {
  const [first] = steps;
  const lines = (first?.lines ?? []).map((line, place) => {
    const inSteps = steps.map((step) => step.lines[place] ?? null);
    return inSteps.find(isCompared) ?? inSteps.find((one) => one?.orderItem != null) ?? line;
  });
  return { lines, isPartial: steps.length === 1 && first?.isPartial === true };
}

/** How many lines agree, and those that differ or could not be compared. */
function sortLines(lines: readonly CheckedLine[]): { right: number; differing: Line[]; unknown: Line[] } {
  const all = present(lines).map((line, place): Line => ({ ...line, place }));
  const differing = all.filter(({ differences }) => differences.some((one) => one !== 'NOT_COMPARED'));
  const unknown = all.filter((line) => !differing.includes(line) && line.differences.length > 0);
  return { right: all.length - differing.length - unknown.length, differing, unknown };
}

/** Lines that are named. */
const mostNamed = 10;

const namesOf = (lines: readonly Line[]): string => {
  const names = lines.slice(0, mostNamed).map(({ articleName }) => articleName ?? dash);
  return [...names, ...(lines.length > mostNamed ? ['…'] : [])].join(', ');
};

type CommentProps = { order: string; dbId: string; name: string; lines: readonly Line[] };

/** Writes the differences as a comment on their order; once written it says so instead. */
function CommentButton({ order, dbId, name, lines }: CommentProps): ReactElement {
  const { t } = useTranslation();
  const describe = useDescribeDifference();
  const [add, isAdding] = useAddOrderComment(order, noFields);
  const [isDone, setIsDone] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  async function comment() {
    const { payload } = await add([name, ...lines.map(describe)].join('\n'));
    if (!payload) return;
    hadFocus.current = document.activeElement === button.current;
    setIsDone(true);
    announce(t('CHECK.COMMENTED', { id: dbId }));
  }
  if (isDone) {
    return (
      <Text tabIndex={-1} ref={(text: HTMLElement | null) => (hadFocus.current ? text?.focus() : undefined)}>
        {t('CHECK.COMMENTED', { id: dbId })}
      </Text>
    );
  }
  return (
    <Button ref={button} disabledFocusable={isAdding} onClick={() => void comment()}>
      {t('CHECK.COMMENT', { id: dbId })}
    </Button>
  );
}
