import { withProblems } from '../../errors/withProblems.ts';
import { afterWrite, newest } from '../../rest/afterWrite.ts';
import type { Sent } from '../../rest/entities.ts';
import type { RestClient } from '../../rest/RestClient.ts';
import type { MutationResolvers } from '../../schema/resolvers.generated.ts';
import { toBody, toPath, isAddress } from './addressBody.ts';

/** Creates an address; where the answer is not it, the newest like it is taken. */
export const createAddress = ((_mutation, { input: { type, address, force } }, { rest }, info) =>
  withProblems(
    info,
    async () => {
      const body = toBody(type, address);
      const answer = await rest.write('createAddress', { body, force });
      const created = answer && isAddress(answer, body) ? answer : await findAddress(rest, body);
      return { __typename: 'CreateAddressPayload', address: created };
    },
    toPath,
  )) satisfies MutationResolvers['createAddress'];

const findAddress = (rest: RestClient, sent: Sent<'AddressInput'>) =>
  afterWrite(async () => newest(await rest.get('listAddresses'), (one) => isAddress(one, sent)));
