/**
 * @generated SignedSource<<8f39c385a799b56d2506242ab2ebce44>>
 * @relayHash f61cd8f0c3df2aa570f8a9b8210fc7dd
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a2831a4e924592827d3bde01d34e209e939fbd3ee64fdd521632a087d193b4f0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SearchResultsQuery } from './SearchResultsQuery.graphql';

const node: PreloadableConcreteRequest<SearchResultsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a2831a4e924592827d3bde01d34e209e939fbd3ee64fdd521632a087d193b4f0",
    "metadata": {},
    "name": "SearchResultsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
