import { fetchQuery, graphql } from 'react-relay';
import { createOperationDescriptor, getRequest, type Environment } from 'relay-runtime';
import type {
  loadSessionQuery,
  loadSessionQuery$data,
} from '../../__generated__/loadSessionQuery.graphql.ts';
import { isCurrencyCode } from '../currency.ts';
import { toDbId } from '../../relay/globalId.ts';
import { shownAccount } from '../../relay/shownAccount.ts';
import type { DecimalStyle } from '../../ui/values/formatMoney.ts';
import { present } from '../../ui/list/present.ts';

type Viewer = loadSessionQuery$data['viewer'];

/**
 * The client's user, and everything about them that holds until the next document load (AUTH-18). What the back end left
 * out is no more than its own part of the frame: a permission that is not known is not there, and neither is a list.
 */
export type Session = Omit<
  Viewer,
  'isLoggedIn' | 'attributes' | 'accesses' | 'currencyCodes' | 'closed' | 'payFeature' | 'decimalStyle'
> & {
  isLoggedIn: boolean;
  attributes: readonly string[];
  accesses: readonly NonNullable<NonNullable<Viewer['accesses']>[number]>[];
  currencyCodes: readonly string[];
  closed: boolean;
  payFeature: boolean;
  decimalStyle: DecimalStyle;
  /** Interface languages that the distributor offers; null when unknown (GAP-18). */
  locales: readonly { readonly code: string }[] | null;
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
      ...useCartTotals_viewer
    }
    locales {
      code
      name
    }
  }
`;

const sessions = new WeakMap<Environment, Promise<Session>>();
const readSessions = new WeakSet<Environment>();

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

/** Whether the session of an environment has been read. */
export const hasSession = (environment: Environment): boolean => readSessions.has(environment);

/** Milliseconds after which a failed read is tried once more: without a session there is no frame to say so in. */
const pauseMs = 1000;

async function read(environment: Environment): Promise<Session> {
  environment.retain(createOperationDescriptor(getRequest(query), {}));
  // Quiet: a counter or the list of languages that failed must not interrupt; without a user the page says so.
  const ask = () =>
    fetchQuery<loadSessionQuery>(
      environment,
      query,
      {},
      { networkCacheConfig: { metadata: { quiet: true } } },
    ).toPromise();
  const data = await ask().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return ask();
  });
  const viewer = data?.viewer;
  const isLoggedIn = viewer?.user ? true : viewer?.isLoggedIn;
  if (!viewer || isLoggedIn == null) throw new Error('The session could not be read');
  readSessions.add(environment);
  const { user, originalUser, selectedAccess } = viewer;
  if (user?.dbId) {
    const access = selectedAccess ? toDbId(selectedAccess.id) : '';
    shownAccount.set(environment, [user.dbId, originalUser?.dbId ?? '', access].join(':'));
  }
  return {
    ...viewer,
    isLoggedIn,
    attributes: present(viewer.attributes),
    accesses: present(viewer.accesses),
    // Only those that can be sent, as they are sent.
    currencyCodes: present(viewer.currencyCodes)
      .map((code) => code.toUpperCase())
      .filter(isCurrencyCode),
    selectedCurrencyCode: viewer.selectedCurrencyCode?.toUpperCase(),
    closed: viewer.closed ?? false,
    payFeature: viewer.payFeature ?? false,
    decimalStyle: viewer.decimalStyle ?? 'DOT',
    locales: data.locales ? present(data.locales) : null,
  };
}
