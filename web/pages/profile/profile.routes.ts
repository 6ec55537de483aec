import AddressesPageQuery from '../../__generated__/AddressesPageQuery$parameters.ts';
import ContactsPageQuery from '../../__generated__/ContactsPageQuery$parameters.ts';
import { profileTabs } from '../../parts/profile/profileTabs.ts';
import { searchNeedsNoData } from '../../parts/profile/searchNeedsNoData.ts';
import { preload } from '../../relay/preload.ts';
import { guarded } from '../../shell/guard.ts';
import type { Module } from '../../shell/Module.ts';
import { loadProfileHome } from './loadProfileHome.ts';

/**
 * The user's profile: an area of tabs with addresses and contacts (PROF-01, PROF-02, PROF-15, PROF-16, GAP-07, GAP-32).
 *
 * @param within modules whose screens are tabs of the area, their paths relative to it
 */
export const profile = (...within: readonly Module[]): Module => ({
  routes: [
    // Not a child of the area: it would be led away only after the area's code had come.
    { path: 'my-profile', handle: { access: {} }, loader: loadProfileHome, element: null },
    {
      path: 'my-profile',
      ...guarded({}),
      lazy: async () => ({ Component: (await import('./ProfileArea.tsx')).ProfileArea }),
      children: [
        {
          path: 'contacts',
          ...guarded(
            profileTabs.contacts.access,
            preload(ContactsPageQuery, () => ({})),
          ),
          shouldRevalidate: searchNeedsNoData,
          lazy: async () => ({ Component: (await import('./ContactsPage.tsx')).ContactsPage }),
        },
        {
          path: 'billing-address',
          ...guarded(
            profileTabs.billingAddresses.access,
            preload(AddressesPageQuery, () => ({ type: 'BILLING' as const })),
          ),
          shouldRevalidate: searchNeedsNoData,
          lazy: async () => ({ Component: (await import('./AddressesPage.tsx')).BillingAddressesPage }),
        },
        {
          path: 'shipping-address',
          ...guarded(
            profileTabs.shippingAddresses.access,
            preload(AddressesPageQuery, () => ({ type: 'SHIPPING' as const })),
          ),
          shouldRevalidate: searchNeedsNoData,
          lazy: async () => ({ Component: (await import('./AddressesPage.tsx')).ShippingAddressesPage }),
        },
        ...within.flatMap(({ routes }) => routes),
      ],
    },
  ],
});
