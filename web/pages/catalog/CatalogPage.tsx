import { Suspense, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router-dom';
import type { SearchResultsQuery } from '../../__generated__/SearchResultsQuery.graphql.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PanelBoundary } from '../../ui/PanelBoundary.tsx';
import { PartSearchBox } from './PartSearchBox.tsx';
import { ResultsSkeleton } from './ResultsSkeleton.tsx';
import { SearchFailurePanel } from './SearchFailurePanel.tsx';
import { SearchPrompt } from './SearchPrompt.tsx';
import { SearchResults } from './SearchResults.tsx';

/** The catalog: the part search and what it found (CAT-01 to CAT-06). */
export function CatalogPage(): ReactElement {
  const { t } = useTranslation();
  const results = useLoaderData<PreloadedQuery<SearchResultsQuery> | null>();
  return (
    <>
      <PageHeader title={t('CATALOG.TITLE')} />
      <PartSearchBox />
      {results ? (
        <PanelBoundary resetOn={results} fallback={SearchCrash}>
          <Suspense fallback={<ResultsSkeleton />}>
            <SearchResults results={results} />
          </Suspense>
        </PanelBoundary>
      ) : (
        <SearchPrompt />
      )}
    </>
  );
}

/** The query itself failed: the connection, or more of the answer than the search. */
function SearchCrash({ error }: { error: unknown }): ReactElement {
  return <SearchFailurePanel errors={[error]} />;
}
