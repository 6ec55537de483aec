import { withProblems } from '../../errors/withProblems.ts';
import { findById } from '../../relay/loaders.ts';
import { fromGlobalId } from '../../relay/ids.ts';
import { afterWrite } from '../../rest/afterWrite.ts';
import type { MutationResolvers } from '../../schema/resolvers.generated.ts';
import { toBody, toPath } from './addressBody.ts';

/** Changes an address; it is read again where the answer is not it. */
export const updateAddress = ((_mutation, { input: { id, type, address, force } }, { rest }, info) =>
  withProblems(
    info,
    async () => {
      const path = { id: fromGlobalId('Address', id, 'input.id') };
      const answer = await rest.write('updateAddress', { path, body: toBody(type, address), force });
      const updated =
        answer?.address?.id === path.id
          ? answer.address
          : await afterWrite(async () => findById(await rest.get('listAddresses'), path.id));
      return {
        __typename: 'UpdateAddressPayload',
        address: updated,
        resultCode: answer?.resultCode ?? null,
      };
    },
    toPath,
  )) satisfies MutationResolvers['updateAddress'];
