import type { LoaderFunctionArgs } from 'react-router-dom';
import { currentEnvironment } from '../../relay/currentEnvironment.ts';
import { mayOpen } from '../../shell/guard.ts';
import { loadSession } from '../../shell/session/loadSession.ts';

/**
 * Lets a loader of the cart area start only for users who may order: others see a message about that instead of the
 * content (CART-01), and asking the server for it would only bring a second word.
 *
 * @param attribute a further attribute that the loader's cart requires (CART-05)
 */
export function forOrderers(
  start: (args: LoaderFunctionArgs) => unknown,
  attribute = 'order_management',
): (args: LoaderFunctionArgs) => Promise<unknown> {
  return async (args) => {
    const session = await loadSession(currentEnvironment());
    return session.isLoggedIn &&
      ['order_management', attribute].every((requires) => mayOpen(session, { requires }))
      ? start(args)
      : null;
  };
}
