/**
 * @generated SignedSource<<6d9b8ad94266a95007a33b2c501325d9>>
 * @relayHash c387c5c535b007302bdc83b790d7a307
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be8f2a5a2fefa43c03f28cf470430f3cbb678e1511a2eba4853b11ae2eb6f953

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlainCartQuery } from './PlainCartQuery.graphql';

const node: PreloadableConcreteRequest<PlainCartQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "be8f2a5a2fefa43c03f28cf470430f3cbb678e1511a2eba4853b11ae2eb6f953",
    "metadata": {},
    "name": "PlainCartQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
