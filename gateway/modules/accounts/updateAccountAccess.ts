import { withProblems } from '../../errors/withProblems.ts';
import { findById } from '../../relay/loaders.ts';
import { fromGlobalId } from '../../relay/ids.ts';
import { afterWrite } from '../../rest/afterWrite.ts';
import type { MutationResolvers } from '../../schema/resolvers.generated.ts';
import { accountToWire, refuseBlanks } from './accountToWire.ts';

/** Changes a sub-account; it is read again where the answer is not it. */
export const updateAccountAccess = ((_mutation, { input }, { rest }, info) =>
  withProblems(info, async () => {
    const path = { id: fromGlobalId('AccountAccess', input.id, 'input.id') };
    refuseBlanks(rest, 'updateAccountAccess', input.user);
    const options = { path, body: accountToWire(input), force: input.force };
    const answer = await rest.write('updateAccountAccess', options);
    const updated =
      answer?.id === path.id
        ? answer
        : await afterWrite(async () => findById(await rest.get('listAccountAccesses'), path.id));
    return { __typename: 'AccountAccessPayload', accountAccess: updated };
  })) satisfies MutationResolvers['updateAccountAccess'];
