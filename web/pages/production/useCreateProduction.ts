import { graphql } from 'react-relay';
import type { useCreateProductionOfferMutation } from '../../__generated__/useCreateProductionOfferMutation.graphql.ts';
import type { useCreateProductionOrderMutation } from '../../__generated__/useCreateProductionOrderMutation.graphql.ts';
import type { FormErrors } from '../../relay/placeFieldErrors.ts';
import { useWrite } from '../../relay/useWrite.ts';
import { numberText } from '../../ui/form/numberRules.ts';
import type { ProductionFields } from './ProductionFields.ts';

/** Sends a request as an order or an offer (PROD-08); field errors go to the form (PROD-09). Resolves to the request that was made, null if none. */
export function useCreateProduction(
  form: FormErrors,
): (fields: ProductionFields) => Promise<{ dbId: string | undefined } | null> {
  const [order] = useWrite<useCreateProductionOrderMutation>(
    graphql`
      mutation useCreateProductionOrderMutation($input: CreateProductionOrderInput!) {
        createProductionOrder(input: $input) {
          ... on CreateProductionOrderPayload @alias(as: "payload") {
            application {
              id
              dbId
            }
          }
          ...useWrite_problem @alias(as: "problem")
        }
      }
    `,
    { form, remembers: 'production' },
  );
  const [offer] = useWrite<useCreateProductionOfferMutation>(
    graphql`
      mutation useCreateProductionOfferMutation($input: CreateProductionOfferInput!) {
        createProductionOffer(input: $input) {
          ... on CreateProductionOfferPayload @alias(as: "payload") {
            application {
              id
              dbId
            }
          }
          ...useWrite_problem @alias(as: "problem")
        }
      }
    `,
    { form, remembers: 'production' },
  );
  return async ({ type, OENumber, description, justification, qty, price }) => {
    const part = {
      OENumber: OENumber.trim(),
      description: description.trim(),
      qty: Number(numberText(qty, 0)),
      price: numberText(price, 2),
    };
    const { payload } =
      type === 'OFFER' ? await offer({ ...part, justification: justification.trim() }) : await order(part);
    return payload && { dbId: payload.application?.dbId };
  };
}
