import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { useCreateClaimMutation } from '../../../__generated__/useCreateClaimMutation.graphql.ts';
import type { ClaimKind } from '../../../parts/claims/claims.urls.ts';
import { describeUnknown } from '../../../relay/describeUnknown.ts';
import type { FormErrors } from '../../../relay/placeFieldErrors.ts';
import { showProblem } from '../../../relay/showProblem.ts';
import { useWrite, type KeptIntent } from '../../../relay/useWrite.ts';
import { confirm } from '../../../ui/dialogs/confirm.ts';
import type { DraftItem } from './DraftItem.ts';
import { toClaimItemInput } from './toClaimItemInput.ts';

/** A claim without an answer, as it is remembered. */
export const claimWrite = 'claim';

/**
 * Sends a claim (CLM-35). The same draft is one claim, however often and from however many tabs it is sent. Where the back
 * end never tells the result, the user decides, at the second try, whether it is sent as another one.
 */
export function useCreateClaim(form: FormErrors) {
  const { t } = useTranslation();
  const unknownKey = useRef<string>(null);
  const [write, isSending] = useWrite<useCreateClaimMutation>(
    graphql`
      mutation useCreateClaimMutation($input: CreateClaimInput!) {
        createClaim(input: $input) {
          ... on CreateClaimPayload @alias(as: "payload") {
            claim {
              id
              dbId
            }
          }
          ...useWrite_problem @alias(as: "problem")
        }
      }
    `,
    { form, handles: ['OutcomeUnknown'], remembers: claimWrite },
  );
  const create = async (
    kind: ClaimKind,
    items: readonly DraftItem[],
    intent: Required<KeptIntent>,
  ): ReturnType<typeof write> => {
    const input = {
      type: kind === 'return' ? ('RETURN' as const) : ('RECLAMATION' as const),
      items: items.map((item) => toClaimItemInput(item, kind)),
    };
    const outcome = await write(input, { intent });
    const { problem } = outcome;
    if (problem?.__typename !== 'OutcomeUnknown') return outcome;
    if (unknownKey.current !== intent.key) {
      unknownKey.current = intent.key;
      showProblem(problem, []);
      return outcome;
    }
    const isWanted = await confirm({
      title: t('OUTCOME_UNKNOWN.TITLE'),
      message: describeUnknown(problem).body,
      confirmLabel: t('TRY_AGAIN'),
    });
    const next = isWanted ? intent.renew() : null;
    return next === null ? outcome : create(kind, items, { ...intent, key: next });
  };
  return [create, isSending] as const;
}
