import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import type { TodayInStockQuery } from '../../__generated__/TodayInStockQuery.graphql.ts';
import { isOrderedFrom } from '../../parts/article/isOrderedFrom.ts';
import { nodesOf } from '../../ui/list/nodesOf.ts';
import { present } from '../../ui/list/present.ts';
import { UnreadableRows } from '../../ui/list/UnreadableRows.tsx';
import { NotLoaded } from '../../ui/notices/NotLoaded.tsx';
import { ArticleLine, ArticleLines } from './ArticleLines.tsx';
import { inStockUrl } from './inStockUrl.ts';
import { TodayNote } from './TodayNote.tsx';
import { TodaySection } from './TodaySection.tsx';

/** Items that show; the others are in the report. */
const mostItems = 6;

/** Missing items that are in stock again, of the newest fifty, with the pieces that the user can order, of all warehouses (DAY-07). */
export function InStock({ query }: { query: PreloadedQuery<TodayInStockQuery> }): ReactElement {
  const { t } = useTranslation();
  const { missingItems } = usePreloadedQuery<TodayInStockQuery>(
    graphql`
      query TodayInStockQuery @preloadable {
        viewer {
          missingItems(first: 50, filter: { fullyApplied: false, inStock: true }) {
            totalCount
            edges {
              node {
                id
                article {
                  name
                  description
                  stock {
                    amount
                    warehouse {
                      type
                      readonly
                    }
                  }
                }
              }
            }
          }
        }
      }
    `,
    query,
  ).viewer;
  const rows = nodesOf(missingItems);
  const available = present(rows)
    .map(({ id, article }) => ({
      id,
      article,
      pieces: present(article?.stock)
        .filter(({ warehouse }) => isOrderedFrom(warehouse))
        .reduce((sum, { amount }) => sum + (amount ?? 0), 0),
    }))
    .filter(({ pieces }) => pieces > 0);
  const areKnown = rows.every((row) => row?.article?.stock?.every((stock) => stock?.amount != null));
  // A back end that does not know the filter counts the others too.
  const count =
    available.length === rows.length ? (missingItems?.totalCount ?? available.length) : available.length;
  return (
    <TodaySection
      title={t('TODAY.IN_STOCK')}
      all={{
        label: t('NAVIGATION.MISSING_ITEMS'),
        to: inStockUrl,
      }}
    >
      {missingItems ? null : <NotLoaded />}
      {missingItems && areKnown && available.length === 0 ? (
        <TodayNote>
          {(missingItems.totalCount ?? 0) > rows.length
            ? t('TODAY.IN_STOCK.NONE_OF_NEWEST', { number: rows.length })
            : t('TODAY.IN_STOCK.NONE')}
        </TodayNote>
      ) : null}
      <ArticleLines>
        {available.slice(0, mostItems).map(({ id, article, pieces }) => (
          <ArticleLine key={id} name={article?.name} description={article?.description} pieces={pieces} />
        ))}
      </ArticleLines>
      {count > mostItems ? <TodayNote>{t('TODAY.MORE', { count: count - mostItems })}</TodayNote> : null}
      <UnreadableRows rows={rows} />
    </TodaySection>
  );
}
