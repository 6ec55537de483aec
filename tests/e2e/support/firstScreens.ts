import { listAreas } from './listAreas.ts';

/** Screens behind the log-in that an address opens. */
export const firstScreens: readonly string[] = [
  ...listAreas,
  '/today',
  '/catalog?searchString=filter',
  '/catalog/article/PL-1611953',
  '/cart/order-desk',
  '/cart/regular',
  '/cart/checkout',
  '/orders/regular',
  '/documents',
  '/arrivals',
  '/claims/new/return',
  '/downloads',
  '/wiki',
  '/issues/create',
  '/my-profile',
];
