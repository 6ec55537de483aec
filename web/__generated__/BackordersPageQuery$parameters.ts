/**
 * @generated SignedSource<<34b172fe66714d37f90feec23940d84e>>
 * @relayHash f1ef6e8790642a4881997b960aca4bca
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1fc8b74f3a527e779925e6a06a33e4ba2e1f49c57e96f1c87e646da247b548cd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BackordersPageQuery } from './BackordersPageQuery.graphql';

const node: PreloadableConcreteRequest<BackordersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1fc8b74f3a527e779925e6a06a33e4ba2e1f49c57e96f1c87e646da247b548cd",
    "metadata": {},
    "name": "BackordersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
