import { withProblems } from '../../errors/withProblems.ts';
import { fromGlobalId } from '../../relay/ids.ts';
import type { MutationResolvers } from '../../schema/resolvers.generated.ts';
import { connectionToWire } from './integrationToWire.ts';

/** Tests a connection: that of an integration with its stored password, or a new one. */
export const testIntegration = ((_mutation, { input }, { rest }, info) =>
  withProblems(info, async () => {
    const { integration, force } = input;
    const body = connectionToWire(input);
    const answer =
      integration == null
        ? await rest.write('testIntegration', { body, force })
        : await rest.write('testSavedIntegration', {
            path: { id: fromGlobalId('Integration', integration, 'input.integration') },
            body,
            force,
          });
    const tested = answer && 'data' in answer ? answer.data : answer;
    return {
      __typename: 'TestIntegrationPayload',
      result: tested?.result ?? null,
      error: tested?.error ?? null,
    };
  })) satisfies MutationResolvers['testIntegration'];
