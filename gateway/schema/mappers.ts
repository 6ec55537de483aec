/**
 * What a resolver of each GraphQL type receives as its parent: the contract's entity, or as much of it as an
 * answer may give. A type that is not named here looks the same on both sides.
 * Paths are seen from resolvers.generated.ts; shared by the code generation and read by nobody at run time.
 */
export const mappers: Record<string, string> = {
  Access: '../rest/entities.ts#AccessEntity',
  Address: '../rest/entities.ts#AddressEntity',
  Announcement: '../rest/entities.ts#AnnouncementEntity',
  Article: '../modules/catalog/catalog.parents.ts#ArticleParent',
  ArticleHit: '../modules/catalog/catalog.parents.ts#ArticleHitParent',
  ArticleReplacement: '../modules/catalog/catalog.parents.ts#ArticleReplacementParent',
  Attention: '../rest/entities.ts#AttentionEntity',
  Carrier: '../rest/entities.ts#CarrierEntity',
  Cart: '../modules/cart/cart.parents.ts#CartParent',
  CartItem: '../modules/cart/cart.parents.ts#CartItemParent',
  CartPayload: '../modules/cart/cart.parents.ts#ChangedCart',
  CheckoutOrder: '../modules/checkout/checkout.parents.ts#CheckoutOrderParent',
  Country: '../rest/entities.ts#CountryEntity',
  DocumentRef: '../rest/entities.ts#DocumentRefEntity',
  ImportCartPayload: '../modules/cart/cart.parents.ts#ImportCartParent',
  Locale: '../rest/entities.ts#LocaleEntity',
  Money: './moneyResolvers.ts#MoneyParent',
  Order: '../modules/orders/orders.parents.ts#OrderParent',
  OrderComment: '../modules/orders/orders.parents.ts#OrderCommentParent',
  OrderDocuments: '../modules/orders/orders.parents.ts#OrderDocumentsParent',
  OrderItem: '../modules/orders/orders.parents.ts#OrderItemParent',
  Parcel: '../modules/orders/orders.parents.ts#ParcelParent',
  SetCartQtyPayload: '../modules/cart/cart.parents.ts#SetCartQtyParent',
  Shipment: '../modules/orders/orders.parents.ts#ShipmentParent',
  ShippingOption: '../modules/checkout/checkout.parents.ts#ShippingOptionParent',
  User: '../rest/entities.ts#UserEntity',
  VehicleMake: '../rest/entities.ts#VehicleMakeEntity',
  // What a viewer is, its fields read when they are asked for.
  Viewer: 'object',
  Warehouse: '../modules/catalog/catalog.parents.ts#WarehouseParent',
};
