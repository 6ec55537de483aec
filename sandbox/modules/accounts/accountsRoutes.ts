import { idempotentRoute, route, type Route } from '../../http/route.ts';
import { listAccounts, listSystems } from './readAccounts.ts';
import { createAccount, removeAccount, updateAccount } from './saveAccount.ts';

/** Sub-accounts on the wire (CALL-103 to CALL-107); all need `user_list` (ACC-01, GAP-30). */
export const accountsRoutes: Route[] = [
  route('listAccountAccesses', 'user_list', ({ session, db }) => listAccounts(db, session.customer.id)),
  route('listSystems', 'user_list', ({ db }) => listSystems(db)),
  idempotentRoute('createAccountAccess', 'user_list', createAccount),
  idempotentRoute('updateAccountAccess', 'user_list', updateAccount),
  idempotentRoute('deleteAccountAccess', 'user_list', removeAccount),
];
