import type { RestClient } from '../../rest/RestClient.ts';
import type { Entity } from '../../rest/entities.ts';
import type { AttentionParent } from './session.parents.ts';

/** Who is logged in, with what they may do; `{isLoggedIn: false}` for a visitor (CALL-001, GAP-11). */
export const getLoggedIn = (rest: RestClient): Promise<Entity<'CurrentUser'> | Entity<'Visitor'>> =>
  rest.get('getLoggedIn');

/** The session token of a user; 401 when name and password do not match (CALL-002). */
export async function loginCheck(rest: RestClient, username: string, password: string): Promise<string> {
  const { token } = await rest.write('loginCheck', { body: { username, password } });
  return token;
}

/** Ends the session at the back end (CALL-003). */
export async function logout(rest: RestClient): Promise<void> {
  await rest.get('logout');
}

/** Acts for another of the user's accesses (CALL-004); 404 for an access that is not theirs (GAP-16). */
export const switchAccount = (rest: RestClient, id: number, force: boolean): Promise<Entity<'Done'>> =>
  rest.write('switchAccount', { path: { id }, force });

/** Acts as the user with that e-mail (CALL-005); 403 for who may not (GAP-16). */
export const switchUser = (rest: RestClient, username: string, force: boolean): Promise<Entity<'Done'>> =>
  rest.write('switchUser', { query: { username }, force });

/** Acts as oneself again (CALL-006). */
export const resetSwitchUser = (rest: RestClient, force: boolean): Promise<Entity<'Done'>> =>
  rest.write('resetSwitchUser', { force });

/** Registers a customer and its first user, whose id it gives (CALL-011); a taken e-mail is a field error (GAP-22). */
export async function signup(
  rest: RestClient,
  registration: Entity<'SignupInput'>,
  force: boolean,
): Promise<number> {
  const { id } = await rest.write('signup', { body: registration, force });
  return id;
}

/** Has a link for a new password mailed; the answer is the same for an unknown user (CALL-012, GAP-23). */
export const forgotPassword = (rest: RestClient, username: string, force: boolean): Promise<Entity<'Done'>> =>
  rest.write('forgotPassword', { body: { username }, force });

/** Uses such a link up; 400 for one that is not valid or not any more (CALL-013, GAP-24). */
export const completeForgotPassword = (
  rest: RestClient,
  token: string,
  force: boolean,
): Promise<Entity<'Done'>> => rest.write('completeForgotPassword', { body: { token }, force });

/** Wholesale users whose name or e-mail holds the text (CALL-008, AUTH-51). */
export const searchUsers = (rest: RestClient, value: string): Promise<Entity<'User'>[]> =>
  rest.get('searchUsersByKind', { path: { kind: 'wholesale' }, query: { value } });

/** All countries (CALL-009). */
export const listCountries = (rest: RestClient): Promise<Entity<'Country'>[]> => rest.get('listCountries');

/** The distributor's interface languages (CALL-010). */
export const listLocales = (rest: RestClient): Promise<Entity<'LocaleInfo'>[]> => rest.get('listLocales');

/** The count of orders that still want a checkout (CALL-014, AUTH-22). */
export async function getNotCompletedOrders(rest: RestClient): Promise<number> {
  const { meta } = await rest.get('getAccount');
  return meta.notCompletedOrders;
}

/** Counters by navigation key (CALL-015, SHELL-20). */
export async function getAttentions(rest: RestClient): Promise<AttentionParent[]> {
  const attentions = await rest.get('getAttentions');
  return Object.entries(attentions).map(([key, attention]) => ({ key, ...attention }));
}
