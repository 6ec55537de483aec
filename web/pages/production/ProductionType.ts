import type { ProductionPageQuery$variables } from '../../__generated__/ProductionPageQuery.graphql.ts';

/** Order or offer. */
export type ProductionType = NonNullable<ProductionPageQuery$variables['type']>;

/** All types, the default first (PROD-05). */
export const productionTypes: readonly ProductionType[] = ['ORDER', 'OFFER'];

/** Whether a text is a type that this client knows. */
export const isProductionType = (text: string): text is ProductionType =>
  productionTypes.some((type) => type === text);
