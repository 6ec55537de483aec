import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { useApprovalMutation } from '../../__generated__/useApprovalMutation.graphql.ts';
import { useWrite } from '../../relay/useWrite.ts';
import { confirm } from '../../ui/dialogs/confirm.ts';

type Agreement = { id: string; name: string };

/**
 * Approves an agreement at once, and asks before it withdraws an approval; Cancel leaves it approved (AGR-03 to AGR-05).
 *
 * @returns how to change it, and whether a change is under way
 */
export function useApproval({
  id,
  name,
}: Agreement): [setApproval: (isApproved: boolean) => Promise<void>, isWriting: boolean] {
  const { t } = useTranslation();
  const [write, isWriting] = useWrite<useApprovalMutation>(graphql`
    mutation useApprovalMutation($input: SetAgreementApprovalInput!) {
      setAgreementApproval(input: $input) {
        ... on SetAgreementApprovalPayload @alias(as: "payload") {
          agreement {
            id
            approval
          }
        }
        ...useWrite_problem @alias(as: "problem")
      }
    }
  `);
  const setApproval = async (isApproved: boolean): Promise<void> => {
    const isConfirmed =
      isApproved ||
      (await confirm({
        title: t('AGREEMENTS.WITHDRAW.TITLE'),
        message: t('AGREEMENTS.WITHDRAW.QUESTION', { name }),
        confirmLabel: t('AGREEMENTS.WITHDRAW'),
      }));
    if (isConfirmed) await write({ agreement: id, approval: isApproved });
  };
  return [setApproval, isWriting];
}
