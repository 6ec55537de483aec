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
import { Person20Regular } from '@fluentui/react-icons/svg/person';
import { Star20Regular } from '@fluentui/react-icons/svg/star';
import { VehicleShip20Regular } from '@fluentui/react-icons/svg/vehicle-ship';
import type { NavigationItem } from './shell/Module.ts';

/**
 * The navigation in its order (GAP-07). It is in the entry, and shown before the routes of `modules.ts` have loaded, so
 * each entry says who may open its area: the same users as its route does.
 */
export const navigation: readonly NavigationItem[] = [
  {
    key: 'today',
    to: '/today',
    label: 'NAVIGATION.TODAY',
    icon: CalendarToday20Regular,
    access: {},
    group: 1,
  },
  {
    key: 'catalog',
    to: '/catalog',
    label: 'NAVIGATION.CATALOG',
    icon: BoxSearch20Regular,
    access: { requires: 'article_list' },
    group: 1,
  },
  {
    key: 'cart',
    to: '/cart',
    label: 'NAVIGATION.CART',
    icon: Cart20Regular,
    access: {},
    // Others find only a word about that behind it (CART-01).
    usableBy: { requires: 'order_management' },
    group: 1,
  },
  {
    key: 'orders',
    to: '/orders',
    alsoAt: ['/order', '/order-again', '/invoices', '/final-invoices', '/credit-invoices'],
    label: 'NAVIGATION.ORDERS',
    icon: DocumentText20Regular,
    access: { requires: 'order_list' },
    group: 1,
  },
  {
    key: 'in_transit',
    to: '/in-transit',
    label: 'NAVIGATION.IN_TRANSIT',
    icon: VehicleShip20Regular,
    access: { requires: 'order_create_reservation' },
    group: 2,
  },
  {
    key: 'arrivals',
    to: '/arrivals',
    label: 'NAVIGATION.ARRIVALS',
    icon: CalendarLtr20Regular,
    access: { requires: 'order_list' },
    group: 2,
  },
  {
    key: 'missing_items',
    to: '/missing-items',
    label: 'NAVIGATION.MISSING_ITEMS',
    icon: BoxDismiss20Regular,
    access: { requires: 'order_missing_items' },
    group: 2,
  },
  {
    key: 'wishlist',
    to: '/wish-list',
    label: 'NAVIGATION.WISHLIST',
    icon: Star20Regular,
    access: { requires: 'order_list' },
    // Without the catalog there is no star to fill it with.
    usableBy: { requires: 'article_list' },
    group: 2,
  },
  {
    key: 'claims',
    to: '/claims',
    label: 'NAVIGATION.CLAIMS',
    icon: BoxArrowLeft20Regular,
    access: {},
    group: 2,
  },
  {
    key: 'production',
    to: '/production',
    label: 'NAVIGATION.PRODUCTION',
    icon: BuildingFactory20Regular,
    access: {},
    group: 2,
  },
  {
    key: 'downloads',
    to: '/downloads',
    label: 'NAVIGATION.DOWNLOADS',
    icon: ArrowDownload20Regular,
    access: {},
    group: 3,
  },
  {
    key: 'wiki',
    to: '/wiki',
    label: 'NAVIGATION.WIKI',
    icon: BookOpen20Regular,
    access: { requires: 'wiki_view' },
    group: 3,
  },
  {
    key: 'announcements',
    to: '/announcements',
    alsoAt: ['/announcement'],
    label: 'NAVIGATION.ANNOUNCEMENTS',
    icon: Megaphone20Regular,
    access: {},
    group: 3,
  },
  {
    key: 'profile',
    to: '/my-profile',
    label: 'NAVIGATION.PROFILE',
    icon: Person20Regular,
    access: {},
    group: 3,
  },
  {
    key: 'issues',
    to: '/issues',
    label: 'NAVIGATION.ISSUES',
    icon: ChatHelp20Regular,
    access: {},
    group: 3,
    isIconOnly: true,
  },
];
