import { withProblems } from '../../errors/withProblems.ts';
import { afterWrite, newest } from '../../rest/afterWrite.ts';
import type { Entity } from '../../rest/entities.ts';
import type { RestClient } from '../../rest/RestClient.ts';
import { fromEnum } from '../../schema/enums.ts';
import type { MutationResolvers } from '../../schema/resolvers.generated.ts';
import { claimToWire, toClaimPath } from './claimToWire.ts';

/** Creates a claim; where the answer does not name it, the newest of its type is taken. */
export const createClaim = ((_mutation, { input }, { rest }, info) =>
  withProblems(
    info,
    async () => {
      const { type } = input;
      const options = { body: claimToWire(input), force: input.force };
      const { answer, since } = await rest.writeDated('createClaim', options);
      const claim = answer ?? (since && (await afterWrite(() => claimSince(rest, fromEnum(type), since))));
      return { __typename: 'CreateClaimPayload', claim: claim && { id: claim.id } };
    },
    toClaimPath(input),
  )) satisfies MutationResolvers['createClaim'];

/** The newest claim of a type that was made since; lists tell days only. */
async function claimSince(
  rest: RestClient,
  type: string,
  since: Date,
): Promise<Entity<'ClaimListItem'> | null> {
  const day = new Date(since.getTime() - 86_400_000).toISOString().slice(0, 10);
  const { items } = await rest.get('listClaims', { query: { page: 1, limit: 5 } });
  return newest(items, (one) => one.type === type && one.documentDate !== null && one.documentDate >= day);
}
