import { productionTypes, type ProductionType } from './ProductionType.ts';

/** The list of requests of a type (PROD-01). */
export const productionUrl = (type: ProductionType): string =>
  type === 'OFFER' ? '/production/offers' : '/production';

/** The type whose list is at a path. */
export const typeAt = (pathname: string): ProductionType =>
  productionTypes.find((type) => productionUrl(type) === pathname) ?? 'ORDER';

/** The form of a new request, which begins with a type (PROD-04). */
export const createProductionUrl = (type: ProductionType): string =>
  type === 'OFFER' ? '/production/create?type=offer' : '/production/create';

/** The page of one request (PROD-03). */
export const productionApplicationUrl = (dbId: string): string =>
  `/production/application/${encodeURIComponent(dbId)}`;
