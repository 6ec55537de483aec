import type { GatewayContext } from '../../context.ts';
import { RestError } from '../../rest/RestError.ts';
import { logout } from './session.rest.ts';

/**
 * Ends the session at the back end (CALL-003, AUTH-16) and in the browser: the cookie goes even when the back
 * end fails, whose failure is thrown on. A session that it no longer knows is as good as ended.
 */
export async function endSession(context: GatewayContext): Promise<void> {
  try {
    await logout(context.rest);
  } catch (error) {
    if (!(error instanceof RestError) || error.status !== 401) throw error;
  } finally {
    context.startSession(null);
  }
}
