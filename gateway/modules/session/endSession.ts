import type { GatewayContext } from '../../context/context.ts';
import { RestError } from '../../rest/RestError.ts';

/**
 * Ends the session at the back end (CALL-003, AUTH-16) and in the browser. The cookie is cleared even if the back end
 * fails. Its error is then thrown, as an unknown outcome if the connection broke. A session that the back end does not
 * know counts as ended.
 */
export async function endSession(context: GatewayContext): Promise<void> {
  try {
    await context.rest.write('logout');
  } catch (error) {
    if (!(error instanceof RestError) || error.status !== 401) throw error;
  } finally {
    context.rest.caller.forget();
    await context.shared.callers.forget(context);
    context.startSession(null);
  }
}
