/** The mutations that change the lines of the regular cart. */
export const cartWrites: ReadonlySet<string> = new Set([
  'addLines',
  'cancelOrder',
  'clearCart',
  'createOrders',
  'importCart',
  'moveAvailableMissingItems',
  'moveMissingItems',
  'removeCartItem',
  'setCartQty',
  'takeFromWishlist',
  'takeMissingItems',
  'updateCartItem',
]);
