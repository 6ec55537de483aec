import articleParameters from '../../__generated__/ArticlePageQuery$parameters.ts';
import { preload } from '../../relay/preload.ts';
import { guarded } from '../../shell/guard.ts';
import type { Module } from '../../shell/Module.ts';

/** The page of an article. */
export const article: Module = {
  routes: [
    {
      path: 'catalog/article/:articleName',
      ...guarded(
        { requires: 'article_view' },
        preload(articleParameters, ({ params }) => ({ name: params['articleName'] ?? '' })),
      ),
      lazy: async () => ({ Component: (await import('./ArticlePage.tsx')).ArticlePage }),
    },
  ],
};
