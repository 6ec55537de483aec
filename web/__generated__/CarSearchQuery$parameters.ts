/**
 * @generated SignedSource<<2482fc38d431642f3c85711a261ecb82>>
 * @relayHash 4d165ac74d8af432637addbdedd33817
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a7ac6c526872528c5e09c9d27062b2de6013ebbfd36d8adf15bfbcdbe52c202a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CarSearchQuery } from './CarSearchQuery.graphql';

const node: PreloadableConcreteRequest<CarSearchQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a7ac6c526872528c5e09c9d27062b2de6013ebbfd36d8adf15bfbcdbe52c202a",
    "metadata": {},
    "name": "CarSearchQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
