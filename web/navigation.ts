import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { BookOpen20Regular } from '@fluentui/react-icons/svg/book-open';
import { BoxArrowLeft20Regular } from '@fluentui/react-icons/svg/box-arrow-left';
import { BoxDismiss20Regular } from '@fluentui/react-icons/svg/box-dismiss';
import { BoxSearch20Regular } from '@fluentui/react-icons/svg/box-search';
import { BuildingFactory20Regular } from '@fluentui/react-icons/svg/building-factory';
import { CalendarLtr20Regular } from '@fluentui/react-icons/svg/calendar-ltr';
import { Cart20Regular } from '@fluentui/react-icons/svg/cart';
import { CalendarToday20Regular } from '@fluentui/react-icons/svg/calendar-today';
import { ChatHelp20Regular } from '@fluentui/react-icons/svg/chat-help';
import { DocumentText20Regular } from '@fluentui/react-icons/svg/document-text';
import { Megaphone20Regular } from '@fluentui/react-icons/svg/megaphone';
import { Receipt20Regular } from '@fluentui/react-icons/svg/receipt';
import { Star20Regular } from '@fluentui/react-icons/svg/star';
import { VehicleShip20Regular } from '@fluentui/react-icons/svg/vehicle-ship';
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
  icon: Receipt20Regular,
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
    icon: CalendarToday20Regular,
    access: {},
    group: 'BUY',
  },
  {
    key: 'catalog',
    to: '/catalog',
    label: 'NAVIGATION.CATALOG',
    icon: BoxSearch20Regular,
    access: { requires: 'article_list' },
    group: 'BUY',
  },
  {
    key: 'in_transit',
    to: '/in-transit',
    label: 'NAVIGATION.IN_TRANSIT',
    icon: VehicleShip20Regular,
    access: { requires: 'order_create_reservation' },
    group: 'BUY',
    within: 'catalog',
  },
  {
    key: 'wishlist',
    to: '/wish-list',
    label: 'NAVIGATION.WISHLIST',
    icon: Star20Regular,
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
    icon: Cart20Regular,
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
    icon: DocumentText20Regular,
    access: { requires: 'order_list' },
    group: 'FOLLOW',
    inHeader: 'PHONE',
  },
  {
    key: 'production',
    to: '/production',
    label: 'NAVIGATION.PRODUCTION',
    icon: BuildingFactory20Regular,
    access: {},
    group: 'FOLLOW',
    within: 'orders',
  },
  {
    key: 'arrivals',
    to: '/arrivals',
    label: 'NAVIGATION.ARRIVALS',
    icon: CalendarLtr20Regular,
    access: { requires: 'order_list' },
    group: 'FOLLOW',
  },
  {
    key: 'missing_items',
    to: '/missing-items',
    label: 'NAVIGATION.MISSING_ITEMS',
    icon: BoxDismiss20Regular,
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
    icon: BoxArrowLeft20Regular,
    access: {},
    group: 'DOCUMENTS',
  },
  {
    key: 'downloads',
    to: '/downloads',
    label: 'NAVIGATION.DOWNLOADS',
    icon: ArrowDownload20Regular,
    access: {},
    group: 'DOCUMENTS',
  },
  {
    key: 'wiki',
    to: '/wiki',
    label: 'NAVIGATION.WIKI',
    icon: BookOpen20Regular,
    access: { requires: 'wiki_view' },
    group: 'HELP',
  },
  {
    key: 'announcements',
    to: '/announcements',
    alsoAt: ['/announcement'],
    label: 'NAVIGATION.ANNOUNCEMENTS',
    icon: Megaphone20Regular,
    access: {},
    group: 'HELP',
    within: 'wiki',
  },
  {
    key: 'issues',
    to: '/issues',
    label: 'NAVIGATION.ISSUES',
    icon: ChatHelp20Regular,
    access: {},
    group: 'HELP',
    within: 'wiki',
    inHeader: 'WIDE',
  },
];
