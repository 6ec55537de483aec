import { Button, makeStyles, Subtitle2, tokens } from '@fluentui/react-components';
import { Search32Regular } from '@fluentui/react-icons/svg/search';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { FilterPanel_facets$key } from '../../../__generated__/FilterPanel_facets.graphql.ts';
import type { ResultList_viewer$key } from '../../../__generated__/ResultList_viewer.graphql.ts';
import type { SearchResultsQuery } from '../../../__generated__/SearchResultsQuery.graphql.ts';
import { useStore } from '../../../ui/createStore.ts';
import { EmptyState } from '../../../ui/notices/EmptyState.tsx';
import { ListArea } from '../../../ui/list/ListArea.tsx';
import { Pager } from '../../../ui/list/Pager.tsx';
import { useSayList } from '../../../ui/list/useSayList.ts';
import { PastTheEnd } from '../../../ui/list/PastTheEnd.tsx';
import { useListUrl } from '../../../ui/list/useListUrl.ts';
import { readCatalogSearch } from '../../../parts/catalog/catalog.urls.ts';
import { FilterPanel } from '../filters/FilterPanel.tsx';
import { filterPanel, isFilterPanelOpen } from '../filters/filterPanel.ts';
import { FilterSkeleton } from '../filters/FilterSkeleton.tsx';
import { NotFoundPanel } from './NotFoundPanel.tsx';
import { readRefinement } from '../filters/refinement.ts';
import { ResultList } from './ResultList.tsx';
import { ResultsToolbar } from './ResultsToolbar.tsx';
import { SearchFailurePanel } from '../SearchFailurePanel.tsx';
import { useRememberedSearch } from './useRememberedSearch.ts';
import { useRefinement } from '../filters/useRefinement.ts';
import { present } from '../../../ui/list/present.ts';
import { UnreadableRows } from '../../../ui/list/UnreadableRows.tsx';
import { visuallyHidden } from '../../../ui/announce/visuallyHidden.ts';
import { NotLoaded } from '../../../ui/notices/NotLoaded.tsx';

const useStyles = makeStyles({
  withFilters: {
    display: 'grid',
    gridTemplateColumns: '240px minmax(0, 1fr)',
    alignItems: 'start',
    columnGap: tokens.spacingHorizontalXXL,
    marginBlockStart: tokens.spacingVerticalS,
    '@media (max-width: 899.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  results: { minInlineSize: 0 },
  hidden: visuallyHidden,
  heading: { margin: 0, marginBlock: `${tokens.spacingVerticalL} ${tokens.spacingVerticalS}` },
});

/** The result view: exact matches, then all results of the search, page by page (CAT-06, CAT-31, GAP-119). */
export function SearchResults({ results }: { results: PreloadedQuery<SearchResultsQuery> }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const list = useListUrl();
  const [params] = useSearchParams();
  const { viewer } = usePreloadedQuery<SearchResultsQuery>(
    graphql`
      query SearchResultsQuery(
        $filter: ArticleSearchFilter!
        $refine: ArticleRefinement
        $searchString: String!
        $withExactMatches: Boolean!
        $withFacets: Boolean!
        $first: Int!
        $after: String
      ) @preloadable {
        viewer {
          strictSearch(searchString: $searchString) @include(if: $withExactMatches) {
            article {
              id
            }
            ...ResultList_hits
          }
          articleSearch(filter: $filter, refine: $refine, first: $first, after: $after) @catch(to: RESULT) {
            totalCount
            limited
            vehicle {
              brand
              model
              attributes {
                value
              }
            }
            facets @include(if: $withFacets) {
              ...FilterPanel_facets
            }
            edges {
              node {
                article {
                  id
                }
                ...ResultList_hits
              }
            }
          }
          ...ResultList_viewer
        }
      }
    `,
    results,
  );
  const search = readCatalogSearch(params);
  const isOpen = isFilterPanelOpen(useStore(filterPanel), params);
  const { strictSearch, articleSearch } = viewer;
  const { search: address } = useLocation();
  const answer = articleSearch.ok ? articleSearch.value : null;
  const { vehicle } = answer ?? {};
  useSayList({ label: t('CATALOG.RESULTS'), list, total: answer?.totalCount ?? null, comesAlone: true });
  useRememberedSearch(
    { search, address: `/catalog${address}` },
    vehicle ? nameOf(vehicle) : null,
    (answer?.edges.length ?? 0) > 0,
  );
  if (!articleSearch.ok) return <SearchFailurePanel errors={articleSearch.errors} />;

  const exact = present(strictSearch);
  const found = articleSearch.value;
  if (!found) return <NotLoaded />;
  const { edges } = found;
  const totalCount = found.totalCount ?? (list.page - 1) * list.limit + edges.length;
  const limited = found.limited ?? false;
  const isRefined = readRefinement(params) !== null;
  if (totalCount === 0 && exact.length === 0 && !isRefined) {
    return (
      <NotFoundPanel
        text={search.type === 'part' ? search.cross || search.searchString : null}
        isLimited={limited}
      />
    );
  }
  if (totalCount > 0 && list.page > Math.ceil(totalCount / list.limit)) {
    return <PastTheEnd list={list} total={totalCount} />;
  }
  return (
    <>
      <ResultsToolbar search={search} total={totalCount} isLimited={limited} />
      <div className={isOpen ? styles.withFilters : undefined}>
        {isOpen ? <Filters facets={found.facets} areAsked={results.variables.withFacets} /> : null}
        <div className={styles.results}>
          <ListArea>
            {totalCount === 0 && isRefined ? <NothingLeft /> : null}
            <Hits exact={exact} edges={edges} viewer={viewer} />
          </ListArea>
          <Pager list={list} total={totalCount} />
        </div>
      </div>
    </>
  );
}

type Viewer = SearchResultsQuery['response']['viewer'];
type Edges = NonNullable<Extract<Viewer['articleSearch'], { ok: true }>['value']>['edges'];

type HitsProps = {
  exact: readonly NonNullable<NonNullable<Viewer['strictSearch']>[number]>[];
  edges: Edges;
  viewer: ResultList_viewer$key;
};

/** The exact matches, and the other results. */
function Hits({ exact, edges, viewer }: HitsProps): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  // The exact matches are results too: they show once (DAY-53).
  const exactIds = new Set(exact.map(({ article }) => article?.id));
  const others = present(edges).filter(({ node }) => !node?.article || !exactIds.has(node.article.id));
  return (
    <>
      {exact.length > 0 ? (
        <section>
          <Subtitle2 as="h2" block className={styles.heading}>
            {t('CATALOG.EXACT_MATCHES')}
          </Subtitle2>
          <ResultList label={t('CATALOG.EXACT_MATCHES')} hits={exact} viewer={viewer} />
        </section>
      ) : null}
      {others.length > 0 || edges.length > others.length + exactIds.size ? (
        <section>
          {/* With nothing else above them, they need none to be seen. */}
          <Subtitle2 as="h2" block className={exact.length > 0 ? styles.heading : styles.hidden}>
            {t('CATALOG.RESULTS')}
          </Subtitle2>
          <ResultList label={t('CATALOG.RESULTS')} hits={others.map(({ node }) => node)} viewer={viewer} />
          <UnreadableRows rows={edges} />
        </section>
      ) : null}
    </>
  );
}

/** The filters; their shape while an answer with their counts is on its way. */
function Filters({ facets, areAsked }: FiltersProps): ReactElement {
  if (facets) return <FilterPanel facets={facets} />;
  return areAsked ? <NotLoaded /> : <FilterSkeleton />;
}

type FiltersProps = {
  facets: FilterPanel_facets$key | null | undefined;
  /** Whether the answer on the screen was asked for them. */
  areAsked: boolean;
};

/** No article found meets all conditions. */
function NothingLeft(): ReactElement {
  const { t } = useTranslation();
  const { clear } = useRefinement();
  return (
    <EmptyState
      icon={<Search32Regular />}
      title={t('CATALOG.FILTER.NOTHING_LEFT')}
      action={<Button onClick={clear}>{t('CATALOG.FILTER.CLEAR')}</Button>}
    />
  );
}

type Vehicle = {
  readonly brand?: string | null | undefined;
  readonly model?: string | null | undefined;
  readonly attributes: readonly ({ readonly value?: string | null | undefined } | null | undefined)[];
};

/** A vehicle in words, with what distinguishes it from others of its model. */
const nameOf = ({ brand, model, attributes }: Vehicle): string =>
  [[brand, model].filter(Boolean).join(' '), ...present(attributes).map(({ value }) => value)]
    .filter(Boolean)
    .join(', ');
