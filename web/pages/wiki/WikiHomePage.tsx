import { BookOpen20Regular } from '@fluentui/react-icons/svg/book-open';
import { use, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type { WikiHomePageQuery } from '../../__generated__/WikiHomePageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { EmptyState } from '../../ui/notices/EmptyState.tsx';
import { ErrorPanel } from '../../ui/notices/ErrorPanel.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { WikiArticle } from './WikiArticle.tsx';
import { WikiTreeContext } from './WikiTreeContext.ts';

/** The default page: the first article of the tree (WIKI-01, GAP-152). */
export function WikiHomePage(): ReactElement {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const tree = use(WikiTreeContext);
  const { defaultWikiArticle } = useRouteQuery<WikiHomePageQuery>(graphql`
    query WikiHomePageQuery @preloadable {
      viewer {
        defaultWikiArticle {
          ...WikiArticle_article
        }
      }
    }
  `).viewer;
  if (defaultWikiArticle) return <WikiArticle article={defaultWikiArticle} />;
  return (
    <div>
      <PageHeader title={t('NAVIGATION.WIKI')} />
      {tree && tree.byId.size === 0 ? (
        <EmptyState icon={<BookOpen20Regular />} title={t('WIKI.EMPTY')} text={t('WIKI.EMPTY.HINT')} />
      ) : (
        <ErrorPanel text={t('WIKI.FAILED')} onRetry={() => void revalidate()} />
      )}
    </div>
  );
}
