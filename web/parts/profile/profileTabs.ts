import type { RouteAccess } from '../../shell/guard.ts';

/** A tab of the profile: its address, the translation key of its name, and who may open it. */
type ProfileTab = { path: string; label: string; access: RouteAccess };

/**
 * The tabs of the profile (PROF-01, PROF-02, PROF-15, PROF-16, INT-01, INT-02, ACC-01, AGR-01), in the order in which
 * `/my-profile` looks for one that the user may open (GAP-32).
 */
export const profileTabs = {
  contacts: {
    path: '/my-profile/contacts',
    label: 'PROFILE.TAB.CONTACTS',
    access: { requires: 'account_contact_management' },
  },
  billingAddresses: {
    path: '/my-profile/billing-address',
    label: 'PROFILE.TAB.BILLING',
    access: { requires: 'account_address_management' },
  },
  shippingAddresses: {
    path: '/my-profile/shipping-address',
    label: 'PROFILE.TAB.SHIPPING',
    access: { requires: 'account_address_management' },
  },
  integrations: {
    path: '/my-profile/integrations',
    label: 'PROFILE.TAB.INTEGRATIONS',
    access: { requires: 'account_integrations_list' },
  },
  accounts: {
    path: '/my-profile/accounts',
    label: 'PROFILE.TAB.ACCOUNTS',
    access: { requires: 'user_list' },
  },
  agreements: { path: '/my-profile/agreements', label: 'PROFILE.TAB.AGREEMENTS', access: {} },
} as const satisfies Record<string, ProfileTab>;

/** Their order in the bar. */
export const profileTabList: readonly ProfileTab[] = Object.values(profileTabs);
