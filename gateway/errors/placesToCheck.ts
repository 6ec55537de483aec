import type { MutationResolvers, PlaceToCheck } from '../schema/resolvers.generated.ts';

/** Where the effect of each mutation shows, for a user who has to find out whether it was done. */
const places = {
  addLines: 'CART',
  addOrderComment: 'ORDERS',
  addToWishlist: 'PAGE',
  cancelOrder: 'ORDERS',
  changeOrderStatus: 'ORDERS',
  clearCart: 'CART',
  clearWishlist: 'PAGE',
  completeForgotPassword: 'MAILBOX',
  completeOrder: 'ORDERS',
  createAddress: 'PAGE',
  createIntegration: 'PAGE',
  createOrderFromMissing: 'ORDERS',
  createOrders: 'ORDERS',
  deleteIntegration: 'PAGE',
  deleteOrderComment: 'ORDERS',
  forgotPassword: 'MAILBOX',
  hideAllMissingItems: 'PAGE',
  hideMissingItem: 'PAGE',
  importCart: 'CART',
  login: 'PAGE',
  logout: 'PAGE',
  moveAvailableMissingItems: 'CART',
  moveMissingItems: 'CART',
  removeCartItem: 'CART',
  removeFromWishlist: 'PAGE',
  resetSwitchUser: 'PAGE',
  runIntegrationUpload: 'PAGE',
  searchOemList: 'PAGE',
  setCartQty: 'CART',
  signup: 'MAILBOX',
  switchAccount: 'PAGE',
  switchUser: 'PAGE',
  takeFromWishlist: 'CART',
  takeMissingItems: 'CART',
  testIntegration: 'PAGE',
  unhideMissingItem: 'PAGE',
  updateCartItem: 'CART',
  updateIntegration: 'PAGE',
} as const satisfies Record<keyof MutationResolvers, PlaceToCheck>;

const placeOf = new Map<string, PlaceToCheck>(Object.entries(places));

/** Where to check whether a mutation was done, by the name of its field. */
export const placeToCheck = (fieldName: string): PlaceToCheck => placeOf.get(fieldName) ?? 'PAGE';
