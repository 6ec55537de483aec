import { makeStyles, MessageBarBody, tokens } from '@fluentui/react-components';
import { useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, readInlineData } from 'react-relay';
import { useSearchParams } from 'react-router-dom';
import type { ReorderLines_line$key } from '../../__generated__/ReorderLines_line.graphql.ts';
import { cartUrls } from '../../parts/cart/cart.urls.ts';
import { CartTypeField } from '../../parts/cart/CartTypeField.tsx';
import type { CartType } from '../../parts/cart/cartTypes.ts';
import { readCartType } from '../../parts/reorder/reorder.urls.ts';
import { formatNumber } from '../../ui/values/formatMoney.ts';
import { Pager } from '../../ui/list/Pager.tsx';
import { PillButton } from '../../ui/PillButton.tsx';
import { SelectAll } from '../../ui/list/SelectAll.tsx';
import { UnreadableRows } from '../../ui/list/UnreadableRows.tsx';
import { useListUrl } from '../../ui/list/useListUrl.ts';
import { usePendingSearch } from '../../ui/links/pendingLocation.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { TextLink } from '../../ui/links/TextLink.tsx';
import { UnansweredNotice } from '../../parts/cart/UnansweredNotice.tsx';
import { drifts, driftsOf, driftTexts, type Drift } from './lineStates.ts';
import { ReorderBar } from './ReorderBar.tsx';
import { useReorder } from './useReorder.ts';
import { useReorderColumns } from './useReorderColumns.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';

const useStyles = makeStyles({
  lines: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
  },
  cart: { '@media (min-width: 640px)': { marginInlineStart: 'auto' } },
  shown: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS },
  result: {
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
});

type Props = {
  /** The lines as they were answered: null for one that could not be read. */
  lines: readonly (ReorderLines_line$key | null | undefined)[];
  /** Whether lines that can be ordered are checked from the start. */
  areWanted: boolean;
  /** Whether they may be of several orders: then each names its own. */
  areOfOrders: boolean;
  /** Reads the lines again, after some of them were added to a cart. */
  onAdded?: () => void;
};

/** Lines with what has changed since they were ordered; those that are checked go into a cart with one press. */
export function ReorderLines({ lines, areWanted, areOfOrders, onAdded }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const list = useListUrl();
  const isLoading = usePendingSearch() !== null;
  const [drift, setDrift] = useState<Drift | null>(null);
  const result = useRef<HTMLDivElement>(null);
  const type = readCartType(search);
  const known = useMemo(() => readLines(lines), [lines]);
  const work = useReorder(known, { type, areWanted, onAdded });
  const { states, wanted, added, change } = work;
  const columns = useReorderColumns({ type, areOfOrders, change });
  // The result stands above the lines, which may be far up.
  useEffect(() => {
    if (added) result.current?.focus();
  }, [added]);

  const shown = drift === null ? states : states.filter((state) => driftsOf(state, type).includes(drift));
  const page = Math.min(list.page, Math.max(1, Math.ceil(shown.length / list.limit)));
  const start = (page - 1) * list.limit;
  const show = (next: Drift | null) => {
    setDrift(next);
    if (page !== 1) list.goToPage({ page: 1 });
  };
  const setType = (next: CartType) =>
    setSearch(
      (now) => {
        now.set('cart', next);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  const choosable = shown.filter(({ chosen }) => chosen !== null).map(({ key }) => key);
  const checked = new Set(wanted.map(({ key }) => key));
  const toggle = (one: Drift | null, count: number) => (
    <PillButton key={one} isSet={drift === one} onClick={() => show(one)}>
      {`${t(one === null ? 'DESK.STATE.ALL' : driftTexts[one])} ${formatNumber(count, 0, 'DOT')}`}
    </PillButton>
  );
  return (
    <div className={styles.lines}>
      {added ? (
        <div ref={result} tabIndex={-1} className={styles.result}>
          <Notice intent={added.refused > 0 ? 'warning' : 'success'} layout="multiline" data-screen-only>
            <MessageBarBody>
              {t('REORDER.DONE', { count: added.lines, pieces: formatNumber(added.pieces, 0, 'DOT') })}{' '}
              {added.refused > 0 ? `${t('REORDER.REFUSED', { count: added.refused })} ` : null}
              <TextLink to={cartUrls[added.type]} isInText>
                {t('DESK.OPEN_CART')}
              </TextLink>
            </MessageBarBody>
          </Notice>
        </div>
      ) : (
        <UnansweredNotice list={work.list} type={type} isAdding={work.isAdding} />
      )}
      <div className={styles.head}>
        <SelectAll
          label={t('REORDER.SELECT_ALL')}
          selection={{
            ids: choosable,
            checked: choosable.filter((key) => checked.has(key)),
            select: (keys) => {
              const chosen = new Set(keys);
              change(
                choosable.filter((key) => !chosen.has(key)),
                { isWanted: false },
              );
              change([...chosen], { isWanted: true });
            },
          }}
        />
        <div role="group" aria-label={t('REORDER.SHOW')} className={styles.shown}>
          {toggle(null, states.length)}
          {drifts
            .map(
              (one) => [one, states.filter((state) => driftsOf(state, type).includes(one)).length] as const,
            )
            .filter(([one, count]) => count > 0 || one === drift)
            .map(([one, count]) => toggle(one, count))}
        </div>
        <div className={styles.cart}>
          <CartTypeField value={type} isDisabled={work.isAdding || isLoading} isInBar onChange={setType} />
        </div>
      </div>
      <DataTable
        label={t('REORDER.LINES')}
        columns={columns}
        rows={shown.slice(start, start + list.limit)}
        rowKey={({ key }) => key}
        isStale={isLoading}
        empty={<p>{t('REORDER.NONE')}</p>}
      />
      <UnreadableRows rows={lines} />
      <Pager list={{ ...list, page }} total={shown.length} />
      <ReorderBar work={work} isLoading={isLoading} />
    </div>
  );
}

/** The lines that could be read, each with its place as its key. */
const readLines = (lines: Props['lines']) =>
  lines.flatMap((one, place) =>
    one
      ? {
          key: String(place),
          // Inline: a component and a subscription for each of thousands of lines would cost more than drawing them.
          line: readInlineData(
            graphql`
              fragment ReorderLines_line on ReorderLine @inline {
                number
                description
                orderDbId
                orderedAt
                qty
                price {
                  value
                  currencyCode
                }
                status
                priceChange {
                  value
                  currencyCode
                }
                priceChangePercent
                resolved {
                  match
                  replacement
                  suggested {
                    article {
                      id
                    }
                  }
                  candidates {
                    qty
                    availableQty
                    article {
                      id
                      name
                      brand
                      description
                      multiple
                      inCartQty
                      inReservationQty
                      inBackorderQty
                      eol {
                        __typename
                      }
                      price {
                        value
                        currencyCode
                      }
                      ...StockChips_article
                      ...InTransitNote_article
                    }
                  }
                }
              }
            `,
            one,
          ),
        }
      : [],
  );
