/**
 * @generated SignedSource<<1c3562648ce4fa4e3b0645a71fc5ced1>>
 * @relayHash 08eacffd949940cf9b0c8ac5b20988a7
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e08b2100acfcdbe9fd414845f38bd25a0123c62bdc1afdd2145624a7ab2d5747

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlainCartQuery } from './PlainCartQuery.graphql';

const node: PreloadableConcreteRequest<PlainCartQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e08b2100acfcdbe9fd414845f38bd25a0123c62bdc1afdd2145624a7ab2d5747",
    "metadata": {},
    "name": "PlainCartQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
