import { extendEntity } from '../../../contract/reader/createReader.ts';
import { withProblems } from '../../errors/withProblems.ts';
import { pathFromGlobalId } from '../../relay/ids.ts';
import type { MutationResolvers } from '../../schema/resolvers.generated.ts';
import { clarificationToWire, toItemPath } from './claimToWire.ts';

/** Changes an item of a claim, whose id holds that of its claim. */
export const updateClaimItem = ((_mutation, { input }, { rest }, info) =>
  withProblems(
    info,
    async () => {
      const { qty, description, clarification, force } = input;
      const { parent: claimId, id } = pathFromGlobalId('ClaimItem', input.item, 'input.item');
      const more = clarification ? { clarification: clarificationToWire(clarification) } : {};
      const body = { data: { qty, description }, ...more };
      const answer = await rest.write('updateClaimItem', { path: { id }, body, force });
      const item = answer?.id === id ? extendEntity(answer, { claimId }) : { claimId, id };
      return { __typename: 'UpdateClaimItemPayload', item, claim: { id: claimId } };
    },
    toItemPath,
  )) satisfies MutationResolvers['updateClaimItem'];
