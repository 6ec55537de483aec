import { graphql } from 'react-relay';
import type { useCreateIssueMutation } from '../../__generated__/useCreateIssueMutation.graphql.ts';
import type { FormErrors } from '../../relay/placeFieldErrors.ts';
import { useWrite } from '../../relay/useWrite.ts';

/** Creates an issue; the payload has its number (ISS-14, ISS-15). */
export const useCreateIssue = (form: FormErrors) =>
  useWrite<useCreateIssueMutation>(
    graphql`
      mutation useCreateIssueMutation($input: CreateIssueInput!) {
        createIssue(input: $input) {
          ... on CreateIssuePayload @alias(as: "payload") {
            issue {
              dbId
            }
          }
          ...useWrite_problem @alias(as: "problem")
        }
      }
    `,
    { form, remembers: 'issue' },
  );
