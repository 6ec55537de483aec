/**
 * @generated SignedSource<<b83e73dc8d4d96f86048ffc8d94e53e2>>
 * @relayHash f2402cd788b680ebd2195f065804158c
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8230be416b763ca4b2146d2faae8340d3a5efbc5845874dc52d7ffc24c4a4158

import type { ConcreteRequest } from 'relay-runtime';
export type SignUpFormQuery$variables = Record<PropertyKey, never>;
export type SignUpFormQuery$data = {
  readonly countries: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }> | null | undefined;
};
export type SignUpFormQuery = {
  response: SignUpFormQuery$data;
  variables: SignUpFormQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Country",
    "kind": "LinkedField",
    "name": "countries",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SignUpFormQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SignUpFormQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "8230be416b763ca4b2146d2faae8340d3a5efbc5845874dc52d7ffc24c4a4158",
    "metadata": {},
    "name": "SignUpFormQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "76a021321c47ba1f9d73670da9a2f2c8";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
