import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { useTestConnectionMutation } from '../../__generated__/useTestConnectionMutation.graphql.ts';
import { useWrite, type WriteInput } from '../../relay/useWrite.ts';
import { announce, toSentences } from '../../ui/announce/announce.ts';
import { wordsOf } from './wordsOf.ts';

/** A test of a connection: under way, or its result. */
export type ConnectionTest =
  | { status: 'testing' }
  | {
      status: 'tested';
      /** Null when it was not tested: no answer came, or it was refused. */
      result: boolean | null;
      /** The server's words about a failure (INT-09). */
      words: string | null;
      at: Date;
      seconds: number;
    };

/** The text keys of a result. */
export const testTitles = {
  true: 'INTEGRATION.TEST.WORKS',
  false: 'INTEGRATION.TEST.FAILED',
  null: 'INTEGRATION.TEST.UNKNOWN',
} as const;

/** Tests a connection and keeps the result; nothing is uploaded or saved (INT-07 to INT-09). */
export function useTestConnection(): {
  test: ConnectionTest | null;
  run: (connection: WriteInput<useTestConnectionMutation>) => Promise<boolean>;
} {
  const { t } = useTranslation();
  const [test, setTest] = useState<ConnectionTest | null>(null);
  const [write] = useWrite<useTestConnectionMutation>(
    graphql`
      mutation useTestConnectionMutation($input: TestIntegrationInput!) {
        testIntegration(input: $input) {
          ... on TestIntegrationPayload @alias(as: "payload") {
            result
            error
          }
          ...useWrite_problem @alias(as: "problem")
        }
      }
    `,
    // Whatever happens stands next to the button that asked for it.
    { isSilent: true },
  );
  const run = async (connection: WriteInput<useTestConnectionMutation>) => {
    setTest({ status: 'testing' });
    announce(t('INTEGRATION.TEST.RUNNING'));
    const begun = performance.now();
    const { payload, problem } = await write(connection);
    const result = payload?.result ?? null;
    const words = payload?.error ?? wordsOf(problem);
    announce(toSentences([t(testTitles[`${result}`]), words]));
    setTest({
      status: 'tested',
      result,
      words,
      at: new Date(),
      seconds: (performance.now() - begun) / 1000,
    });
    return result === true;
  };
  return { test, run };
}
