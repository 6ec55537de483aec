import type { GatewayContext } from '../../context/context.ts';
import { withProblems } from '../../errors/withProblems.ts';
import { defineLoader, findById } from '../../relay/loaders.ts';
import { fromGlobalId, identity, toGlobalId } from '../../relay/ids.ts';
import { nodeById, type NodeFetchers } from '../../relay/node.ts';
import type { Entity } from '../../rest/entities.ts';
import { defineModule } from '../defineModule.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';
import type { AttentionLevel, DecimalStyle } from '../../schema/types.generated.ts';
import { inLanguage } from '../../schema/problemResolvers.ts';
import { endSession } from './endSession.ts';
import { login } from './login.ts';
import { tooManyAttempts, type TooManyAttempts } from './tooManyAttempts.ts';
import { typedName } from './typedName.ts';
import { signupToWire } from './signupToWire.ts';

/** The logged-in user; null for a visitor. */
async function currentUser({ rest }: GatewayContext): Promise<Entity<'CurrentUser'> | null> {
  const session = await rest.get('getLoggedIn');
  return 'user' in session ? session : null;
}

const isVisitor = ({ session }: GatewayContext): boolean => session.bearer === null;

/** Whether something is true of the user; null where the back end does not say, and false for a visitor. */
const ofUser =
  (read: (user: Entity<'CurrentUser'>) => boolean | null | undefined) =>
  async (_viewer: object, _args: unknown, context: GatewayContext): Promise<boolean | null> => {
    const user = await currentUser(context);
    return user === null ? false : (read(user) ?? null);
  };

const levels: Readonly<Record<string, AttentionLevel>> = {
  info: 'INFO',
  warning: 'WARNING',
  danger: 'DANGER',
};

const decimalStyles: Readonly<Record<string, DecimalStyle>> = { dot: 'DOT', comma: 'COMMA' };

const resolvers = {
  Query: {
    viewer: () => ({}),
    countries: (_query, _args, { rest }) => rest.get('listCountries'),
    successor: (_query, _args, { shared }) => shared.successor,
    locales: async (_query, _args, { rest }) =>
      (await rest.get('listLocales')).map((one) =>
        typeof one === 'string' ? { code: one, name: null } : one,
      ),
  },
  Viewer: {
    id: () => toGlobalId('Viewer', 'me'),
    isLoggedIn: async (_viewer, _args, context) => (await currentUser(context)) !== null,
    isUserFaked: ofUser(({ isUserFaked }) => isUserFaked),
    user: async (_viewer, _args, context) => (await currentUser(context))?.user,
    originalUser: async (_viewer, _args, context) => (await currentUser(context))?.originalUser,
    attributes: async (_viewer, _args, context) => (await currentUser(context))?.attributes ?? [],
    branch: async (_viewer, _args, context) => (await currentUser(context))?.branch,
    closed: ofUser(({ closed }) => closed),
    accesses: async (_viewer, _args, context) => (await currentUser(context))?.accesses ?? [],
    selectedAccess: async (_viewer, _args, context) => (await currentUser(context))?.selectedAccess,
    currencyCodes: async (_viewer, _args, context) => (await currentUser(context))?.currencyCodes ?? [],
    selectedCurrencyCode: async (_viewer, _args, context) => {
      const user = await currentUser(context);
      await context.rest.requireCurrency();
      return user?.selectedCurrencyCode;
    },
    decimalStyle: async (_viewer, _args, context) =>
      decimalStyles[(await currentUser(context))?.lz?.pt ?? ''],
    payFeature: ofUser(({ lz }) => lz?.py),
    notCompletedOrders: async (_viewer, _args, context) =>
      isVisitor(context) ? null : (await context.rest.get('getAccount')).meta?.notCompletedOrders,
    attentions: async (_viewer, _args, context) => {
      if (isVisitor(context)) return [];
      const attentions = await context.rest.get('getAttentions');
      return Object.entries(attentions).map(
        ([key, attention]) => attention && { key, value: attention.value, level: attention.level },
      );
    },
    userSearch: (_viewer, { value }, context) =>
      isVisitor(context)
        ? []
        : context.rest.get('searchUsersByKind', { path: { kind: 'wholesale' }, query: { value } }),
  },
  User: {
    id: ({ id }) => (id === null ? null : toGlobalId('User', id)),
    dbId: ({ id }) => (id === null ? null : String(id)),
  },
  DocumentCountry: { dbId: ({ id }) => (id === null ? null : String(id)) },
  Access: identity('Access'),
  Country: identity('Country'),
  InvalidCredentials: inLanguage,
  TooManyAttempts: inLanguage,
  Attention: {
    // An unknown level is shown as the mildest (GAP-06).
    level: ({ level }) => (level === null ? null : (levels[level] ?? 'INFO')),
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
        await rest.write('switchAccount', {
          path: { id: fromGlobalId('Access', access, 'input.access') },
          force,
        });
        return { __typename: 'SwitchAccountPayload', viewer: {} };
      }),
    switchUser: (_mutation, { input: { username, force } }, { rest, reply }, info) =>
      withProblems(info, async () => {
        reply.typedName = typedName(username);
        await rest.write('switchUser', { query: { username: typedName(username) }, force });
        return { __typename: 'SwitchUserPayload', viewer: {} };
      }),
    resetSwitchUser: (_mutation, { input: { force } }, { rest }, info) =>
      withProblems(info, async () => {
        await rest.write('resetSwitchUser', { force });
        return { __typename: 'SwitchUserPayload', viewer: {} };
      }),
    signup: (_mutation, { input }, context, info) =>
      withProblems(info, () =>
        limited('signup', input.contact.email, context, async () => {
          const user = await context.rest.write('signup', {
            body: signupToWire(input),
            force: input.force,
          });
          return { __typename: 'SignupPayload', userId: user && toGlobalId('User', user.id) };
        }),
      ),
    forgotPassword: (_mutation, { input: { username, force } }, context, info) =>
      withProblems(info, () =>
        limited('forgotPassword', typedName(username), context, async () => {
          await context.rest.write('forgotPassword', { body: { username: typedName(username) }, force });
          return { __typename: 'ForgotPasswordPayload', viewer: {} };
        }),
      ),
    completeForgotPassword: (_mutation, { input: { token, force } }, context, info) =>
      withProblems(info, () =>
        limited('completeForgotPassword', null, context, async () => {
          await context.rest.write('completeForgotPassword', { body: { token }, force });
          return { __typename: 'CompleteForgotPasswordPayload', viewer: {} };
        }),
      ),
  },
} satisfies Resolvers;

/** Does what a visitor may do only a few times in a while. */
async function limited<Payload extends object>(
  kind: keyof GatewayContext['shared']['visitorLimits'],
  account: string | null,
  { shared, address }: GatewayContext,
  run: () => Promise<Payload>,
): Promise<Payload | TooManyAttempts> {
  const outcome = await shared.visitorLimits[kind].run({ account, address }, run);
  return typeof outcome === 'number' ? tooManyAttempts(outcome) : outcome;
}

const accessById = defineLoader(async (id: number, context) =>
  findById((await currentUser(context))?.accesses ?? [], id),
);

const countryById = defineLoader(async (id: number, { rest }) =>
  findById(await rest.get('listCountries'), id),
);

const nodes: NodeFetchers = {
  Viewer: async () => ({}),
  Access: nodeById(accessById),
  Country: nodeById(countryById),
};

export const session = defineModule({ resolvers, nodes });
