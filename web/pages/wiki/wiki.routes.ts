import WikiAreaQuery from '../../__generated__/WikiAreaQuery$parameters.ts';
import WikiArticlePageQuery from '../../__generated__/WikiArticlePageQuery$parameters.ts';
import WikiHomePageQuery from '../../__generated__/WikiHomePageQuery$parameters.ts';
import { preload } from '../../relay/preload.ts';
import { guarded } from '../../shell/guard.ts';
import type { Module } from '../../shell/Module.ts';

const access = { requires: 'wiki_view' };

/** The knowledge base. Tree and page are requested together, the tree once for a visit (WIKI-01 to WIKI-03). */
export const wiki: Module = {
  routes: [
    {
      path: 'wiki',
      ...guarded(
        access,
        preload(WikiAreaQuery, () => ({}), { fetchPolicy: 'store-or-network' }),
      ),
      lazy: async () => ({ Component: (await import('./WikiArea.tsx')).WikiArea }),
      children: [
        {
          index: true,
          ...guarded(
            access,
            preload(WikiHomePageQuery, () => ({}), { quiet: true }),
          ),
          lazy: async () => ({ Component: (await import('./WikiHomePage.tsx')).WikiHomePage }),
        },
        {
          path: 'page/:dbId',
          ...guarded(
            access,
            // The page tells a section without an article from a page that does not exist.
            preload(WikiArticlePageQuery, ({ params }) => ({ dbId: params['dbId'] ?? '' }), { quiet: true }),
          ),
          lazy: async () => ({ Component: (await import('./WikiArticlePage.tsx')).WikiArticlePage }),
        },
      ],
    },
  ],
};
