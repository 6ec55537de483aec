/**
 * @generated SignedSource<<325ded3294778f43cb61647a82956390>>
 * @relayHash 95a607d305e9f0015caa1472d971c7a6
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b885c9e2d09266d391059bcf322f878719b4a3e9944a2008e4007bbe8a40a24

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SearchResultsQuery } from './SearchResultsQuery.graphql';

const node: PreloadableConcreteRequest<SearchResultsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9b885c9e2d09266d391059bcf322f878719b4a3e9944a2008e4007bbe8a40a24",
    "metadata": {},
    "name": "SearchResultsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
