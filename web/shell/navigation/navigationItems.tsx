import { BoxDismiss20Regular } from '@fluentui/react-icons/svg/box-dismiss';
import { BoxSearch20Regular } from '@fluentui/react-icons/svg/box-search';
import { Cart20Regular } from '@fluentui/react-icons/svg/cart';
import { DocumentText20Regular } from '@fluentui/react-icons/svg/document-text';
import { Star20Regular } from '@fluentui/react-icons/svg/star';
import { VehicleShip20Regular } from '@fluentui/react-icons/svg/vehicle-ship';
import type { ReactElement } from 'react';

/** An area of the client. */
export type NavigationItem = {
  /** Key of the area and of its attention counter (GAP-06). */
  key: string;
  to: string;
  /** Translation key of its name. */
  label: string;
  icon: ReactElement;
  /** Set apart from the item before it (SHELL-18). */
  startsGroup?: boolean;
};

/** The areas in their order (GAP-07). Who may open an area is its route's business (SHELL-17). */
export const navigationItems: readonly NavigationItem[] = [
  { key: 'catalog', to: '/catalog', label: 'NAVIGATION.CATALOG', icon: <BoxSearch20Regular /> },
  { key: 'cart', to: '/cart', label: 'NAVIGATION.CART', icon: <Cart20Regular /> },
  { key: 'orders', to: '/orders', label: 'NAVIGATION.ORDERS', icon: <DocumentText20Regular /> },
  {
    key: 'in_transit',
    to: '/in-transit',
    label: 'NAVIGATION.IN_TRANSIT',
    icon: <VehicleShip20Regular />,
    startsGroup: true,
  },
  {
    key: 'missing_items',
    to: '/missing-items',
    label: 'NAVIGATION.MISSING_ITEMS',
    icon: <BoxDismiss20Regular />,
  },
  { key: 'wishlist', to: '/wish-list', label: 'NAVIGATION.WISHLIST', icon: <Star20Regular /> },
];
