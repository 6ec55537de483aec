import { publicRoute } from '../../http/route.ts';

/** CALL-001: the session as AUTH-18 shows it; {isLoggedIn: false} for a visitor (GAP-11). */
export const getLoggedIn = publicRoute('getLoggedIn', async ({ session, currency, db }) => {
  if (session === null) return { isLoggedIn: false as const };
  const { user, originalUser, customer, accessId, attributes } = session;
  const rows = await db
    .selectFrom('accesses as a')
    .innerJoin('customers as c', 'c.id', 'a.customer_id')
    .select(['a.id', 'c.business_name as businessName'])
    .where('a.user_id', '=', user.id)
    .orderBy('a.id')
    .execute();
  return {
    isLoggedIn: true as const,
    isUserFaked: originalUser !== null,
    user,
    attributes: [...attributes],
    branch: customer.branchCode,
    accesses: rows,
    selectedAccess: rows.find(({ id }) => id === accessId) ?? null,
    ...(originalUser === null ? {} : { originalUser }),
    closed: customer.branchClosed,
    selectedCurrencyCode: currency,
    currencyCodes: customer.currencyCodes,
    lz: { pt: customer.decimalStyle, py: customer.payFeature },
  };
});
