import type { NavigationItem } from './shell/Module.ts';

/** Lists and pages of invoices, which are in the area of the orders and have a separate entry. */
const documentPaths = [
  '/orders/invoices',
  '/orders/merged-invoices',
  '/orders/credit-invoices',
  '/orders/statements',
  '/invoices',
  '/final-invoices',
  '/credit-invoices',
];
const invoices = {
  key: 'invoices',
  alsoAt: documentPaths,
  label: 'NAVIGATION.INVOICES',
  icon: 'receipt',
  access: { requires: 'order_list' },
  group: 'DOCUMENTS',
} as const;

/**
 * The navigation in its order: at most ten entries in groups. One with `within` shows below that entry while a page of
 * either is open, and in its place for users without it (GAP-07). It is in the entry, and shown before the routes of
 * `modules.ts` have loaded, so each entry says who may open its area: the same users as its route does.
 */
export const navigation: readonly NavigationItem[] = [
  {
    key: 'today',
    to: '/today',
    label: 'NAVIGATION.TODAY',
    icon: 'calendar-today',
    access: {},
    group: 'BUY',
  },
  {
    key: 'catalog',
    to: '/catalog',
    label: 'NAVIGATION.CATALOG',
    icon: 'box-search',
    access: { requires: 'article_list' },
    group: 'BUY',
  },
  {
    key: 'in_transit',
    to: '/in-transit',
    label: 'NAVIGATION.IN_TRANSIT',
    icon: 'vehicle-ship',
    access: { requires: 'order_create_reservation' },
    group: 'BUY',
    within: 'catalog',
  },
  {
    key: 'wishlist',
    to: '/wish-list',
    label: 'NAVIGATION.WISHLIST',
    icon: 'star',
    access: { requires: 'order_list' },
    group: 'BUY',
    within: 'catalog',
    // Without the catalog there is no star to fill it with.
    usableBy: { requires: 'article_list' },
  },
  {
    key: 'cart',
    to: '/cart',
    label: 'NAVIGATION.CART',
    icon: 'cart',
    access: {},
    group: 'BUY',
    // Others find only a word about that behind it (CART-01).
    usableBy: { requires: 'order_management' },
  },
  {
    key: 'orders',
    to: '/orders',
    alsoAt: ['/order', '/order-again'],
    label: 'NAVIGATION.ORDERS',
    icon: 'document-text',
    access: { requires: 'order_list' },
    group: 'FOLLOW',
    inHeader: 'PHONE',
  },
  {
    key: 'production',
    to: '/production',
    label: 'NAVIGATION.PRODUCTION',
    icon: 'building-factory',
    access: {},
    group: 'FOLLOW',
    within: 'orders',
  },
  {
    key: 'arrivals',
    to: '/arrivals',
    label: 'NAVIGATION.ARRIVALS',
    icon: 'calendar-ltr',
    access: { requires: 'order_list' },
    group: 'FOLLOW',
  },
  {
    key: 'missing_items',
    to: '/missing-items',
    label: 'NAVIGATION.MISSING_ITEMS',
    icon: 'box-dismiss',
    access: { requires: 'order_missing_items' },
    group: 'FOLLOW',
  },
  // A user works with final or with plain invoices (DOC-25, DOC-26).
  { ...invoices, to: '/orders/merged-invoices', usableBy: { requires: 'merged_invoice_list' } },
  { ...invoices, to: '/orders/invoices', usableBy: { disallows: ['merged_invoice_list'] } },
  {
    key: 'claims',
    to: '/claims',
    label: 'NAVIGATION.CLAIMS',
    icon: 'box-arrow-left',
    access: {},
    group: 'DOCUMENTS',
  },
  {
    key: 'downloads',
    to: '/downloads',
    label: 'NAVIGATION.DOWNLOADS',
    icon: 'arrow-download',
    access: {},
    group: 'DOCUMENTS',
  },
  {
    key: 'wiki',
    to: '/wiki',
    label: 'NAVIGATION.WIKI',
    icon: 'book-open',
    access: { requires: 'wiki_view' },
    group: 'HELP',
  },
  {
    key: 'announcements',
    to: '/announcements',
    alsoAt: ['/announcement'],
    label: 'NAVIGATION.ANNOUNCEMENTS',
    icon: 'megaphone',
    access: {},
    group: 'HELP',
    within: 'wiki',
  },
  {
    key: 'issues',
    to: '/issues',
    label: 'NAVIGATION.ISSUES',
    icon: 'chat-help',
    access: {},
    group: 'HELP',
    within: 'wiki',
    inHeader: 'WIDE',
  },
];
