import { badRequest } from '../../errors/toGraphQLError.ts';
import { message } from '../../messages/message.ts';
import { fromGlobalId, pathFromGlobalId } from '../../relay/ids.ts';
import type { Sent } from '../../rest/entities.ts';
import type { CreateAccountAccessInput, AccountUserInput } from '../../schema/types.generated.ts';
import type { RestClient } from '../../rest/RestClient.ts';

/**
 * A sub-account as /api/v3 takes it (ACC-06).
 * @throws BAD_REQUEST for ids of other types, and for a group of another system
 */
export const accountToWire = ({
  user,
  systemAccesses,
}: Pick<CreateAccountAccessInput, 'user' | 'systemAccesses'>): Sent<'AccountAccessInput'> => ({
  user: {
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    password: user.password?.normalize('NFC') ?? null,
    sendPassword: user.sendPassword,
  },
  systemAccesses: systemAccesses.map((row, index) => {
    const field = `input.systemAccesses[${index}].group`;
    const system = fromGlobalId('System', row.system, `input.systemAccesses[${index}].system`);
    const { parent, id } = pathFromGlobalId('SystemGroup', row.group, field);
    if (parent !== system) throw badRequest(message('INPUT.GROUP_OF_OTHER_SYSTEM', { field }), field);
    return { system, group: id };
  }),
});

/** A password of blanks alone: log-in trims it (AUTH-07), so that no one could log in with it. */
export function refuseBlanks(
  rest: RestClient,
  operationId: 'createAccountAccess' | 'updateAccountAccess',
  { password }: AccountUserInput,
): void {
  if (password && password.trim() === '')
    throw rest.refusal(operationId, { field: 'user.password', reason: message('INPUT.PASSWORD_OF_BLANKS') });
}
