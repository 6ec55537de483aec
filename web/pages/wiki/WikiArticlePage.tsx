import { use, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useParams, useRevalidator } from 'react-router-dom';
import type { WikiArticlePageQuery } from '../../__generated__/WikiArticlePageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { NotFoundPage } from '../../shell/NotFoundPage.tsx';
import { ErrorPanel } from '../../ui/notices/ErrorPanel.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { SectionPages, SectionPath } from './SectionPages.tsx';
import { WikiArticle } from './WikiArticle.tsx';
import { WikiTreeContext } from './WikiTreeContext.ts';

/**
 * The page of a node (WIKI-02, WIKI-03). A back end may have no article for a section: then it lists the section's pages.
 */
export function WikiArticlePage(): ReactElement {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const { dbId = '' } = useParams();
  const tree = use(WikiTreeContext);
  const { wikiArticle } = useRouteQuery<WikiArticlePageQuery>(graphql`
    query WikiArticlePageQuery($dbId: String!) @preloadable {
      viewer {
        wikiArticle(dbId: $dbId) {
          ...WikiArticle_article
        }
      }
    }
  `).viewer;
  if (wikiArticle) return <WikiArticle article={wikiArticle} />;
  const node = tree?.byId.get(dbId);
  if (tree && !node) return <NotFoundPage />;
  return (
    <div>
      {node ? <SectionPath node={node} /> : null}
      <PageHeader title={node?.title ?? t('NAVIGATION.WIKI')} />
      {node && node.children.length > 0 ? (
        <SectionPages node={node} />
      ) : (
        <ErrorPanel text={t('WIKI.FAILED')} onRetry={() => void revalidate()} />
      )}
    </div>
  );
}
