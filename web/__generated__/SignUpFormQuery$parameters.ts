/**
 * @generated SignedSource<<6b6717e4c028a60de312b897fe1f2bb0>>
 * @relayHash f2402cd788b680ebd2195f065804158c
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8230be416b763ca4b2146d2faae8340d3a5efbc5845874dc52d7ffc24c4a4158

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SignUpFormQuery } from './SignUpFormQuery.graphql';

const node: PreloadableConcreteRequest<SignUpFormQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8230be416b763ca4b2146d2faae8340d3a5efbc5845874dc52d7ffc24c4a4158",
    "metadata": {},
    "name": "SignUpFormQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
