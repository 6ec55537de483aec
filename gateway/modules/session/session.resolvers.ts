import type { GatewayContext } from '../../context.ts';
import { withProblems } from '../../errors/withProblems.ts';
import { numericFromGlobalId, toGlobalId } from '../../relay/globalId.ts';
import type { NodeFetchers } from '../../relay/node.ts';
import type { Entity } from '../../rest/entities.ts';
import { defineModule } from '../../schema/defineModule.ts';
import type { AttentionLevel, Resolvers } from '../../schema/resolvers.generated.ts';
import { endSession } from './endSession.ts';
import { login } from './login.ts';
import {
  completeForgotPassword,
  forgotPassword,
  getAttentions,
  getLoggedIn,
  getNotCompletedOrders,
  listCountries,
  listLocales,
  resetSwitchUser,
  searchUsers,
  signup,
  switchAccount,
  switchUser,
} from './session.rest.ts';
import { signupToWire } from './signupToWire.ts';

/** The logged-in user; null for a visitor. */
async function currentUser({ rest }: GatewayContext): Promise<Entity<'CurrentUser'> | null> {
  const session = await getLoggedIn(rest);
  return session.isLoggedIn ? session : null;
}

const isVisitor = ({ session }: GatewayContext): boolean => session.bearer === null;

const levels: Readonly<Record<string, AttentionLevel>> = {
  info: 'INFO',
  warning: 'WARNING',
  danger: 'DANGER',
};

const resolvers = {
  Query: {
    viewer: () => ({}),
    countries: (_query, _args, { rest }) => listCountries(rest),
    locales: (_query, _args, { rest }) => listLocales(rest),
  },
  Viewer: {
    id: () => toGlobalId('Viewer', 'me'),
    isLoggedIn: async (_viewer, _args, context) => (await currentUser(context)) !== null,
    isUserFaked: async (_viewer, _args, context) => (await currentUser(context))?.isUserFaked ?? false,
    user: async (_viewer, _args, context) => (await currentUser(context))?.user,
    originalUser: async (_viewer, _args, context) => (await currentUser(context))?.originalUser,
    attributes: async (_viewer, _args, context) => (await currentUser(context))?.attributes ?? [],
    branch: async (_viewer, _args, context) => (await currentUser(context))?.branch,
    closed: async (_viewer, _args, context) => (await currentUser(context))?.closed ?? false,
    accesses: async (_viewer, _args, context) => (await currentUser(context))?.accesses ?? [],
    selectedAccess: async (_viewer, _args, context) => (await currentUser(context))?.selectedAccess,
    currencyCodes: async (_viewer, _args, context) => (await currentUser(context))?.currencyCodes ?? [],
    selectedCurrencyCode: async (_viewer, _args, context) =>
      (await currentUser(context))?.selectedCurrencyCode,
    decimalStyle: async (_viewer, _args, context) =>
      (await currentUser(context))?.lz.pt === 'comma' ? 'COMMA' : 'DOT',
    payFeature: async (_viewer, _args, context) => (await currentUser(context))?.lz.py ?? false,
    notCompletedOrders: (_viewer, _args, context) =>
      isVisitor(context) ? null : getNotCompletedOrders(context.rest),
    attentions: (_viewer, _args, context) => (isVisitor(context) ? [] : getAttentions(context.rest)),
    userSearch: (_viewer, { value }, context) => (isVisitor(context) ? [] : searchUsers(context.rest, value)),
  },
  User: {
    id: ({ id }) => toGlobalId('User', id),
    dbId: ({ id }) => String(id),
  },
  Access: {
    id: ({ id }) => toGlobalId('Access', id),
    dbId: ({ id }) => String(id),
  },
  Country: {
    id: ({ id }) => toGlobalId('Country', id),
    dbId: ({ id }) => String(id),
  },
  Attention: {
    // A level that is new to us is shown as the mildest (GAP-06).
    level: ({ level }) => levels[level] ?? 'INFO',
  },
  Mutation: {
    login: (_mutation, { input }, context, info) => withProblems(info, () => login(context, input)),
    logout: (_mutation, _args, context, info) =>
      withProblems(info, async () => {
        await endSession(context);
        return { __typename: 'LogoutPayload', viewer: {} };
      }),
    switchAccount: (_mutation, { input: { access, force } }, { rest }, info) =>
      withProblems(info, async () => {
        await switchAccount(rest, numericFromGlobalId('Access', access), force);
        return { __typename: 'SwitchAccountPayload', viewer: {} };
      }),
    switchUser: (_mutation, { input: { username, force } }, { rest }, info) =>
      withProblems(info, async () => {
        await switchUser(rest, username, force);
        return { __typename: 'SwitchUserPayload', viewer: {} };
      }),
    resetSwitchUser: (_mutation, { input: { force } }, { rest }, info) =>
      withProblems(info, async () => {
        await resetSwitchUser(rest, force);
        return { __typename: 'SwitchUserPayload', viewer: {} };
      }),
    signup: (_mutation, { input }, { rest }, info) =>
      withProblems(info, async () => ({
        __typename: 'SignupPayload',
        userId: toGlobalId('User', await signup(rest, signupToWire(input), input.force)),
      })),
    forgotPassword: (_mutation, { input: { username, force } }, { rest }, info) =>
      withProblems(info, async () => {
        await forgotPassword(rest, username, force);
        return { __typename: 'ForgotPasswordPayload', viewer: {} };
      }),
    completeForgotPassword: (_mutation, { input: { token, force } }, { rest }, info) =>
      withProblems(info, async () => {
        await completeForgotPassword(rest, token, force);
        return { __typename: 'CompleteForgotPasswordPayload', viewer: {} };
      }),
  },
} satisfies Resolvers;

/** Users and accesses have no call of their own: the session knows those that matter to it. */
const nodes: NodeFetchers = {
  Viewer: async () => ({}),
  User: async (context, dbId) => {
    const session = await currentUser(context);
    return [session?.user, session?.originalUser].find((user) => user && String(user.id) === dbId) ?? null;
  },
  Access: async (context, dbId) =>
    (await currentUser(context))?.accesses.find(({ id }) => String(id) === dbId) ?? null,
  Country: async ({ rest }, dbId) =>
    (await listCountries(rest)).find(({ id }) => String(id) === dbId) ?? null,
};

export const session = defineModule({ resolvers, nodes });
