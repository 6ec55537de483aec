import type { GatewayContext } from '../../context.ts';
import { withProblems } from '../../errors/withProblems.ts';
import { defineLoader, findById } from '../../loaders.ts';
import { fromGlobalId, identity, toGlobalId } from '../../relay/ids.ts';
import { nodeById, type NodeFetchers } from '../../relay/node.ts';
import type { Entity } from '../../rest/entities.ts';
import { defineModule } from '../../schema/defineModule.ts';
import type { AttentionLevel, Resolvers } from '../../schema/resolvers.generated.ts';
import { endSession } from './endSession.ts';
import { login } from './login.ts';
import { signupToWire } from './signupToWire.ts';

/** The logged-in user; null for a visitor. */
async function currentUser({ rest }: GatewayContext): Promise<Entity<'CurrentUser'> | null> {
  const session = await rest.get('getLoggedIn');
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
    countries: (_query, _args, { rest }) => rest.get('listCountries'),
    locales: (_query, _args, { rest }) => rest.get('listLocales'),
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
    notCompletedOrders: async (_viewer, _args, context) =>
      isVisitor(context) ? null : (await context.rest.get('getAccount')).meta.notCompletedOrders,
    attentions: async (_viewer, _args, context) => {
      if (isVisitor(context)) return [];
      const attentions = await context.rest.get('getAttentions');
      return Object.entries(attentions).map(([key, attention]) => ({ key, ...attention }));
    },
    userSearch: (_viewer, { value }, context) =>
      isVisitor(context)
        ? []
        : context.rest.get('searchUsersByKind', { path: { kind: 'wholesale' }, query: { value } }),
  },
  User: identity('User'),
  Access: identity('Access'),
  Country: identity('Country'),
  Attention: {
    // An unknown level is shown as the mildest (GAP-06).
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
        await rest.write('switchAccount', { path: { id: fromGlobalId('Access', access) }, force });
        return { __typename: 'SwitchAccountPayload', viewer: {} };
      }),
    switchUser: (_mutation, { input: { username, force } }, { rest }, info) =>
      withProblems(info, async () => {
        await rest.write('switchUser', { query: { username }, force });
        return { __typename: 'SwitchUserPayload', viewer: {} };
      }),
    resetSwitchUser: (_mutation, { input: { force } }, { rest }, info) =>
      withProblems(info, async () => {
        await rest.write('resetSwitchUser', { force });
        return { __typename: 'SwitchUserPayload', viewer: {} };
      }),
    signup: (_mutation, { input }, { rest }, info) =>
      withProblems(info, async () => {
        const { id } = await rest.write('signup', { body: signupToWire(input), force: input.force });
        return { __typename: 'SignupPayload', userId: toGlobalId('User', id) };
      }),
    forgotPassword: (_mutation, { input: { username, force } }, { rest }, info) =>
      withProblems(info, async () => {
        await rest.write('forgotPassword', { body: { username }, force });
        return { __typename: 'ForgotPasswordPayload', viewer: {} };
      }),
    completeForgotPassword: (_mutation, { input: { token, force } }, { rest }, info) =>
      withProblems(info, async () => {
        await rest.write('completeForgotPassword', { body: { token }, force });
        return { __typename: 'CompleteForgotPasswordPayload', viewer: {} };
      }),
  },
} satisfies Resolvers;

/** The user of the session or the one who acts for them; /api/v3 has no call for other users. */
const userById = defineLoader(async (id: number, context) => {
  const session = await currentUser(context);
  return [session?.user, session?.originalUser].find((user) => user?.id === id) ?? null;
});

const accessById = defineLoader(async (id: number, context) =>
  findById((await currentUser(context))?.accesses ?? [], id),
);

const countryById = defineLoader(async (id: number, { rest }) =>
  findById(await rest.get('listCountries'), id),
);

const nodes: NodeFetchers = {
  Viewer: async () => ({}),
  User: nodeById(userById),
  Access: nodeById(accessById),
  Country: nodeById(countryById),
};

export const session = defineModule({ resolvers, nodes });
