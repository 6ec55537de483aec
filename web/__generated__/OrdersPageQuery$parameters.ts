/**
 * @generated SignedSource<<4876f22a0b50f197df599450147882be>>
 * @relayHash a9ca1ba2b3ef6bbedc11b6f1cb341c14
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d347499ecfaee6ba46d5e122300c9ed1269646676940a3550ddf14d349b42092

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrdersPageQuery } from './OrdersPageQuery.graphql';

const node: PreloadableConcreteRequest<OrdersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d347499ecfaee6ba46d5e122300c9ed1269646676940a3550ddf14d349b42092",
    "metadata": {},
    "name": "OrdersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
