import type { GatewayContext } from '../../context/context.ts';
import { RestError } from '../../rest/RestError.ts';

/**
 * Ends the session at the back end (CALL-003, AUTH-16) and in the browser. The cookie is cleared even when the back end
 * fails; that error is thrown on, of a broken connection as an unknown outcome. A session that the back end no longer
 * knows counts as ended.
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
