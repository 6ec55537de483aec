/**
 * @generated SignedSource<<d75a5f808d860576718a65e1fabc730c>>
 * @relayHash 3108edec05e956fcd24426ce1ae91cd2
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a458d8b34df226070aa9dcd7413742d4e68be190879415092521bb8b59ff5b2b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VinSearchQuery } from './VinSearchQuery.graphql';

const node: PreloadableConcreteRequest<VinSearchQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a458d8b34df226070aa9dcd7413742d4e68be190879415092521bb8b59ff5b2b",
    "metadata": {},
    "name": "VinSearchQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
