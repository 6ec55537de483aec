/**
 * @generated SignedSource<<2f9f8fa0d68720187745746f1f5aa88c>>
 * @relayHash 60f4dda74333baed8c3c0af0348a0282
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e05f4bf5f38199666a60947899ea7985a62ff88e6be053186a8e0a1b03e742d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InTransitPageQuery } from './InTransitPageQuery.graphql';

const node: PreloadableConcreteRequest<InTransitPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9e05f4bf5f38199666a60947899ea7985a62ff88e6be053186a8e0a1b03e742d",
    "metadata": {},
    "name": "InTransitPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
