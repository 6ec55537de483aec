import type { Route } from '../../http/route.ts';
import { getAccount, getAttentions } from './accountCounters.ts';
import { completeForgotPassword, forgotPassword } from './forgotPassword.ts';
import { getLoggedIn } from './getLoggedIn.ts';
import { loginCheck, logout } from './logInOut.ts';
import { listCountries, listLocales } from './referenceLists.ts';
import { searchUsers, searchUsersByKind } from './searchUsers.ts';
import { signup } from './signup.ts';
import { resetSwitchUser, switchAccount, switchUser } from './switching.ts';

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
