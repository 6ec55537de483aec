import { makeStyles, Subtitle2, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useSearchParams } from 'react-router-dom';
import type { SearchResultsQuery } from '../../__generated__/SearchResultsQuery.graphql.ts';
import { Pager } from '../../ui/list/Pager.tsx';
import { PastTheEnd } from '../../ui/list/PastTheEnd.tsx';
import { useListUrl } from '../../ui/list/useListUrl.ts';
import { catalogUrl, readCatalogSearch } from '../../parts/catalog/catalog.urls.ts';
import { useRememberedPlace } from '../../parts/search/useRememberedPlace.ts';
import { NotFoundPanel } from './NotFoundPanel.tsx';
import { ResultList } from './ResultList.tsx';
import { ResultsToolbar } from './ResultsToolbar.tsx';
import { SearchFailurePanel } from './SearchFailurePanel.tsx';
import { present } from '../../ui/list/present.ts';
import { UnreadableRows } from '../../ui/list/UnreadableRows.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';

const useStyles = makeStyles({
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
        $searchString: String!
        $withExactMatches: Boolean!
        $first: Int!
        $after: String
      ) @preloadable {
        viewer {
          strictSearch(searchString: $searchString) @include(if: $withExactMatches) {
            ...ResultList_hits
          }
          articleSearch(filter: $filter, first: $first, after: $after) @catch(to: RESULT) {
            totalCount
            limited
            edges {
              node {
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
  const { type, searchString } = search;
  useRememberedPlace(
    type === 'part' && searchString !== ''
      ? { title: searchString, kind: t('NAVIGATION.CATALOG'), to: catalogUrl({ type, searchString }) }
      : null,
    'places',
  );
  const { strictSearch, articleSearch } = viewer;
  if (!articleSearch.ok) return <SearchFailurePanel errors={articleSearch.errors} />;

  const exact = present(strictSearch);
  const found = articleSearch.value;
  if (!found) return <NotLoaded />;
  const { edges } = found;
  const totalCount = found.totalCount ?? (list.page - 1) * list.limit + edges.length;
  const limited = found.limited ?? false;
  if (totalCount === 0 && exact.length === 0) {
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
      {exact.length > 0 ? (
        <section>
          <Subtitle2 as="h2" block className={styles.heading}>
            {t('CATALOG.EXACT_MATCHES')}
          </Subtitle2>
          <ResultList label={t('CATALOG.EXACT_MATCHES')} hits={exact} viewer={viewer} />
        </section>
      ) : null}
      <section>
        <Subtitle2 as="h2" block className={styles.heading}>
          {t('CATALOG.RESULTS')}
        </Subtitle2>
        <ResultList
          label={t('CATALOG.RESULTS')}
          hits={present(edges).map(({ node }) => node)}
          viewer={viewer}
        />
        <UnreadableRows rows={edges} />
        <Pager list={list} total={totalCount} />
      </section>
    </>
  );
}
