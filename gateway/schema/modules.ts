// The modules of the gateway, one line each; createSchema.ts takes all that is exported here.
export { announcements } from '../modules/announcements/announcements.resolvers.ts';
export { backorders } from '../modules/backorders/backorders.resolvers.ts';
export { cart } from '../modules/cart/cart.resolvers.ts';
export { catalog } from '../modules/catalog/catalog.resolvers.ts';
export { checkout } from '../modules/checkout/checkout.resolvers.ts';
export { documents } from '../modules/documents/documents.resolvers.ts';
export { inTransit } from '../modules/inTransit/inTransit.resolvers.ts';
export { integrations } from '../modules/integrations/integrations.resolvers.ts';
export { invoices } from '../modules/invoices/invoices.resolvers.ts';
export { missingItems } from '../modules/missingItems/missingItems.resolvers.ts';
export { orderDesk } from '../modules/orderDesk/orderDesk.resolvers.ts';
export { orders } from '../modules/orders/orders.resolvers.ts';
export { profile } from '../modules/profile/profile.resolvers.ts';
export { session } from '../modules/session/session.resolvers.ts';
export { statements } from '../modules/statements/statements.resolvers.ts';
export { vehicles } from '../modules/vehicles/vehicles.resolvers.ts';
export { wishlist } from '../modules/wishlist/wishlist.resolvers.ts';
