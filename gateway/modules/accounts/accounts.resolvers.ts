import { extendEntity } from '../../../contract/reader/createReader.ts';
import { withProblems } from '../../errors/withProblems.ts';
import { fieldOf } from '../../schema/fieldOf.ts';
import { defineLoader, findById } from '../../relay/loaders.ts';
import { candidatesAmong, type CandidateFinders } from '../../relay/candidates.ts';
import { fromGlobalId, identity, toGlobalId } from '../../relay/ids.ts';
import { nodeById, nodeInParent, type NodeFetchers } from '../../relay/node.ts';
import { afterWrite, newest } from '../../rest/afterWrite.ts';
import type { Entity } from '../../rest/entities.ts';
import type { RestClient } from '../../rest/RestClient.ts';
import { defineModule } from '../defineModule.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';
import type { AccountUserInput } from '../../schema/types.generated.ts';
import type { SystemGroupParent, SystemParent } from './accounts.parents.ts';
import { accountToWire, refuseBlanks } from './accountToWire.ts';
import { updateAccountAccess } from './updateAccountAccess.ts';

/** A sub-account; /api/v3 has only the list of all (CALL-103). */
const accountById = defineLoader(async (id: number, { rest }) =>
  findById(await rest.get('listAccountAccesses'), id),
);

/** A system; /api/v3 has only the list of all (CALL-107). */
const systemById = defineLoader(async (id: number, { rest }) => {
  const system = findById(await rest.get('listSystems'), id);
  if (!system) throw rest.notFound('listSystems');
  return system;
});

const field = fieldOf(({ id }: SystemParent, context) => systemById(context).load(id));

const withSystem =
  (systemId: number) =>
  (group: Entity<'SystemGroup'> | null): SystemGroupParent | null =>
    group && extendEntity(group, { systemId });

const resolvers = {
  Viewer: {
    accountAccesses: (_viewer, _args, { rest }) => rest.get('listAccountAccesses'),
    systems: (_viewer, _args, { rest }) => rest.get('listSystems'),
  },
  AccountAccess: identity('AccountAccess'),
  SystemAccess: {
    // Without its system a group cannot be told from those of others.
    group: ({ system, group }) => (system && group ? withSystem(system.id)(group) : null),
  },
  System: {
    ...identity('System'),
    groups: field('groups', (groups, { id }) => groups.map(withSystem(id))),
  },
  SystemGroup: {
    ...identity('SystemGroup'),
    id: ({ systemId, id }) => toGlobalId('SystemGroup', systemId, id),
  },
  Mutation: {
    createAccountAccess: (_mutation, { input }, { rest }, info) =>
      withProblems(info, async () => {
        refuseBlanks(rest, 'createAccountAccess', input.user);
        const answer = await rest.write('createAccountAccess', {
          body: accountToWire(input),
          force: input.force,
        });
        const created = answer && isOf(answer, input.user) ? answer : await findAccount(rest, input.user);
        return { __typename: 'AccountAccessPayload', accountAccess: created };
      }),
    updateAccountAccess,
    deleteAccountAccess: (_mutation, { input: { id, force } }, { rest }, info) =>
      withProblems(info, async () => {
        const path = { id: fromGlobalId('AccountAccess', id, 'input.id') };
        await rest.write('deleteAccountAccess', { path, force });
        return { __typename: 'DeleteAccountAccessPayload', deletedId: id };
      }),
  },
} satisfies Resolvers;

/** Whether it is the sub-account of a user: their e-mail is the user name. */
const isOf = ({ user }: Entity<'AccountAccess'>, { email }: AccountUserInput): boolean =>
  user?.email?.toLowerCase() === email.trim().toLowerCase();

const findAccount = (rest: RestClient, user: AccountUserInput) =>
  afterWrite(async () => newest(await rest.get('listAccountAccesses'), (one) => isOf(one, user)));

const nodes: NodeFetchers = {
  AccountAccess: nodeById(accountById),
  System: nodeById(systemById),
  SystemGroup: nodeInParent(async (system, context) =>
    ((await systemById(context).load(system)).groups ?? []).map(withSystem(system)),
  ),
};

const candidates: CandidateFinders = {
  createAccountAccess: async ({ user }, { context, isSince }) =>
    candidatesAmong('AccountAccess', await context.rest.get('listAccountAccesses'), (one) => ({
      fits: isOf(one, user),
      isNew: isSince(one.user?.createdAt ?? null),
    })),
};

export const accounts = defineModule({ resolvers, nodes, candidates });
