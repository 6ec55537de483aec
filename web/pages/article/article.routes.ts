import type { RouteObject } from 'react-router-dom';
import articleParameters from '../../__generated__/ArticlePageQuery$parameters.ts';
import { preload } from '../../relay/preload.ts';
import { guarded } from '../../shell/guard.ts';

/** The screens of this domain. */
export const articleRoutes: RouteObject[] = [
  {
    path: 'catalog/article/:articleName',
    ...guarded(
      { requires: 'article_view' },
      preload(articleParameters, ({ params }) => ({ name: params['articleName'] ?? '' })),
    ),
    lazy: async () => ({ Component: (await import('./ArticlePage.tsx')).ArticlePage }),
  },
];
