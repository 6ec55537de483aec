import { graphql } from 'react-relay';
import type { useSignUpMutation } from '../../__generated__/useSignUpMutation.graphql.ts';
import type { FormErrors } from '../../relay/placeFieldErrors.ts';
import { useWrite } from '../../relay/useWrite.ts';

/** Registers a company; the server's field errors land on the form (AUTH-34, AUTH-35). */
export function useSignUp(form: FormErrors) {
  return useWrite<useSignUpMutation>(
    graphql`
      mutation useSignUpMutation($input: SignupInput!) {
        signup(input: $input) {
          ... on SignupPayload @alias(as: "payload") {
            userId
          }
          ...useWrite_problem @alias(as: "problem")
        }
      }
    `,
    { form },
  );
}
