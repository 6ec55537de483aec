import type { Route } from '../../http/route.ts';
import {
  createAddress,
  deleteAddress,
  listAddresses,
  setDefaultAddress,
  updateAddress,
} from './addresses.ts';

/** CALL-087 to CALL-091. */
export const profileRoutes: Route[] = [
  listAddresses,
  createAddress,
  updateAddress,
  deleteAddress,
  setDefaultAddress,
];
