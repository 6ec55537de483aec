import type { Route } from '../../http/route.ts';
import {
  createAddress,
  deleteAddress,
  listAddresses,
  setDefaultAddress,
  updateAddress,
} from './addresses.ts';
import { contactRoutes } from './contacts.ts';

/** CALL-087 to CALL-095. */
export const profileRoutes: Route[] = [
  listAddresses,
  createAddress,
  updateAddress,
  deleteAddress,
  setDefaultAddress,
  ...contactRoutes,
];
