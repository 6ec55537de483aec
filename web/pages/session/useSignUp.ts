import { graphql } from '../../visitor/graphql.ts';
import { useVisitorWrite } from '../../visitor/useVisitorWrite.ts';
import type { SignUpInput } from './toSignupInput.ts';

/** Registers a company (AUTH-34, AUTH-35). */
export function useSignUp() {
  return useVisitorWrite<SignUpInput>(graphql`
    mutation useSignUpMutation($input: SignupInput!) {
      signup(input: $input) {
        ... on SignupPayload @alias(as: "payload") {
          userId
        }
        ...useWrite_problem @alias(as: "problem")
      }
    }
  `);
}
