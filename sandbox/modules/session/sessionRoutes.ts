import { publicRoute, type Route } from '../../http/route.ts';
import { textLanguage } from '../../texts/textLanguage.ts';
import { getAccount, getAttentions } from './accountCounters.ts';
import { countryName } from './countryName.ts';
import { completeForgotPassword, forgotPassword } from './forgotPassword.ts';
import { getLoggedIn } from './getLoggedIn.ts';
import { loginCheck, logout } from './logInOut.ts';
import { searchUsers, searchUsersByKind } from './searchUsers.ts';
import { signup } from './signup.ts';
import { resetSwitchUser, switchAccount, switchUser } from './switching.ts';

/** CALL-009: all countries, named and sorted in the requested language. */
const listCountries = publicRoute('listCountries', async ({ locale, db }) => {
  const rows = await db.selectFrom('countries').select(['id', 'code', 'name', 'original_name']).execute();
  const { compare } = new Intl.Collator(textLanguage(locale));
  return rows
    .map((row) => ({ id: row.id, name: countryName(row, locale), originalName: row.original_name }))
    .toSorted((a, b) => compare(a.name, b.name));
});

/** CALL-010: the portal's languages, each in its own name (GAP-18). */
const listLocales = publicRoute('listLocales', ({ db }) =>
  db.selectFrom('locales').select(['code', 'name']).orderBy('sort').execute(),
);

/** CALL-001 to CALL-015. */
export const sessionRoutes: Route[] = [
  getLoggedIn,
  loginCheck,
  logout,
  switchAccount,
  switchUser,
  resetSwitchUser,
  searchUsers,
  searchUsersByKind,
  listCountries,
  listLocales,
  signup,
  forgotPassword,
  completeForgotPassword,
  getAccount,
  getAttentions,
];
