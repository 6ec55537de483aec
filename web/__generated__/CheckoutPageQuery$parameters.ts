/**
 * @generated SignedSource<<52edf72e752de28b630989b6ea32b02f>>
 * @relayHash 6f536e88691fd720e21fb931ebfc224b
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cbe71df36232e01d8661f071022cbfdc542bc3cf6b99655cd6b572283366de8f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CheckoutPageQuery } from './CheckoutPageQuery.graphql';

const node: PreloadableConcreteRequest<CheckoutPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cbe71df36232e01d8661f071022cbfdc542bc3cf6b99655cd6b572283366de8f",
    "metadata": {},
    "name": "CheckoutPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
