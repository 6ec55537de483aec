/**
 * @generated SignedSource<<ef1b7331a89ec5bd4f1d970ea21ba8c7>>
 * @relayHash 4c9df45aad9f91c5d9213fe99b717c73
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e15dbc51056626f952c5f62e6421d03ec6a1dc81035ad2813a0faa21d829245

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MissingItemsPageQuery } from './MissingItemsPageQuery.graphql';

const node: PreloadableConcreteRequest<MissingItemsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4e15dbc51056626f952c5f62e6421d03ec6a1dc81035ad2813a0faa21d829245",
    "metadata": {},
    "name": "MissingItemsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
