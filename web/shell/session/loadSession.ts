import { fetchQuery, graphql } from 'react-relay';
import { createOperationDescriptor, getRequest, type Environment } from 'relay-runtime';
import type {
  loadSessionQuery,
  loadSessionQuery$data,
} from '../../__generated__/loadSessionQuery.graphql.ts';

/** The client's user, and everything about them that holds until the next document load (AUTH-18). */
export type Session = loadSessionQuery$data['viewer'] & {
  /** Interface languages that the distributor offers; null when unknown (GAP-18). */
  locales: loadSessionQuery$data['locales'];
};

const query = graphql`
  query loadSessionQuery {
    viewer {
      isLoggedIn
      isUserFaked
      user {
        dbId
        email
        firstName
        lastName
      }
      originalUser {
        dbId
        email
      }
      attributes
      branch
      closed
      accesses {
        id
        businessName
      }
      selectedAccess {
        id
      }
      currencyCodes
      selectedCurrencyCode
      decimalStyle
      payFeature
      ...useAttentions_viewer
      ...useNotCompletedOrders_viewer
    }
    locales {
      code
      name
    }
  }
`;

const sessions = new WeakMap<Environment, Promise<Session>>();

/**
 * The session, read once for an environment: guards and the shell ask for it on every navigation. It stays in the
 * store as long as the environment. A failed read is tried again by the next asker.
 */
export function loadSession(environment: Environment): Promise<Session> {
  const known = sessions.get(environment);
  if (known) return known;
  const session = read(environment);
  sessions.set(environment, session);
  session.catch(() => sessions.delete(environment));
  return session;
}

async function read(environment: Environment): Promise<Session> {
  environment.retain(createOperationDescriptor(getRequest(query), {}));
  const data = await fetchQuery<loadSessionQuery>(environment, query, {}).toPromise();
  if (!data) throw new Error('The session was not answered');
  return { ...data.viewer, locales: data.locales };
}
