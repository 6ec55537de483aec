import type { RouteObject } from 'react-router-dom';
import ProductionApplicationPageQuery from '../../__generated__/ProductionApplicationPageQuery$parameters.ts';
import ProductionPageQuery from '../../__generated__/ProductionPageQuery$parameters.ts';
import { preload } from '../../relay/preload.ts';
import { guarded } from '../../shell/guard.ts';
import type { Module } from '../../shell/Module.ts';
import { productionVariables } from './productionFilters.ts';
import type { ProductionType } from './ProductionType.ts';

const listPage = (type: ProductionType): Omit<RouteObject, 'index' | 'children'> => ({
  ...guarded({}, preload(ProductionPageQuery, productionVariables(type))),
  lazy: async () => ({ Component: (await import('./ProductionPage.tsx')).ProductionPage }),
});

/** Production requests, for every logged-in user (PROD-01 to PROD-04, GAP-15). */
export const production: Module = {
  routes: [
    {
      path: 'production',
      ...guarded({}),
      lazy: async () => ({ Component: (await import('./ProductionArea.tsx')).ProductionArea }),
      children: [
        { index: true, ...listPage('ORDER') },
        { path: 'offers', ...listPage('OFFER') },
      ],
    },
    {
      path: 'production/create',
      ...guarded({}),
      lazy: async () => ({ Component: (await import('./CreateProductionPage.tsx')).CreateProductionPage }),
    },
    {
      path: 'production/application/:dbId',
      ...guarded(
        {},
        preload(ProductionApplicationPageQuery, ({ params }) => ({ dbId: params['dbId'] ?? '' })),
      ),
      lazy: async () => ({
        Component: (await import('./ProductionApplicationPage.tsx')).ProductionApplicationPage,
      }),
    },
  ],
};
