/**
 * @generated SignedSource<<4d8ea344f00d73f6be1b06db219ab3cf>>
 * @relayHash 46712d13f6a7270788d5ba941a2aa843
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 747c6648790990210b197122b3051984824681d9b0301c45a71885cc9f547ea3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPageQuery } from './OrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "747c6648790990210b197122b3051984824681d9b0301c45a71885cc9f547ea3",
    "metadata": {},
    "name": "OrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
