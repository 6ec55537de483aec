import { Suspense, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useLoaderData, useParams, useRevalidator } from 'react-router-dom';
import type { ArticlePageQuery } from '../../__generated__/ArticlePageQuery.graphql.ts';
import { rethrowBug } from '../../relay/rethrowBug.ts';
import { ErrorPanel } from '../../ui/notices/ErrorPanel.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { PanelBoundary } from '../../ui/notices/PanelBoundary.tsx';
import { Article } from './Article.tsx';
import { ArticleSkeleton } from './ArticleSkeleton.tsx';

/** The page of one article (ART-01). */
export function ArticlePage(): ReactElement {
  const reference = useLoaderData<PreloadedQuery<ArticlePageQuery>>();
  return (
    <PanelBoundary resetOn={reference} fallback={ArticleCrash}>
      <Suspense fallback={<ArticleSkeleton />}>
        <ArticleContent reference={reference} />
      </Suspense>
    </PanelBoundary>
  );
}

function ArticleContent({ reference }: { reference: PreloadedQuery<ArticlePageQuery> }): ReactElement {
  const { viewer } = usePreloadedQuery<ArticlePageQuery>(
    graphql`
      query ArticlePageQuery($name: String!) @preloadable {
        viewer {
          article(name: $name) {
            id
            ...Article_article
          }
        }
      }
    `,
    reference,
  );
  const { article } = viewer;
  // Open panels and the chosen picture belong to one article: another one starts fresh.
  return article ? <Article key={article.id} article={article} /> : <ArticleFailure />;
}

function ArticleCrash({ error }: { error: unknown }): ReactElement {
  rethrowBug(error);
  return <ArticleFailure />;
}

function ArticleFailure(): ReactElement {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const { articleName } = useParams();
  return (
    <>
      <PageHeader title={articleName ?? t('ARTICLE')} />
      <ErrorPanel text={t('ARTICLE.FAILED')} onRetry={() => void revalidate()} />
    </>
  );
}
