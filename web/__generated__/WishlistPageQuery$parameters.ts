/**
 * @generated SignedSource<<2e0fe91f758d2cbf8fc51b9172b22b79>>
 * @relayHash c650dc82d4c2d449afcea1de2a8227b9
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e84aa00b66bc125b6e17d7325e61e27c996cb12b2e3114eadca68311ed741771

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WishlistPageQuery } from './WishlistPageQuery.graphql';

const node: PreloadableConcreteRequest<WishlistPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e84aa00b66bc125b6e17d7325e61e27c996cb12b2e3114eadca68311ed741771",
    "metadata": {},
    "name": "WishlistPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
