/**
 * @generated SignedSource<<525617b551402f51e4629e4bf012c050>>
 * @relayHash 8fadb069183837ae8127adc937f740fb
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a002c9ec514f741ab333f50ca338d8cb037266657616cd50cb8a984d3593c27b

import type { ConcreteRequest } from 'relay-runtime';
export type useVisitorQuery$variables = Record<PropertyKey, never>;
export type useVisitorQuery$data = {
  readonly locales: ReadonlyArray<{
    readonly code: string;
  }> | null | undefined;
  readonly viewer: {
    readonly isLoggedIn: boolean;
  };
};
export type useVisitorQuery = {
  response: useVisitorQuery$data;
  variables: useVisitorQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isLoggedIn",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Locale",
  "kind": "LinkedField",
  "name": "locales",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useVisitorQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      },
      (v1/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useVisitorQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v1/*:: as any*/)
    ]
  },
  "params": {
    "id": "a002c9ec514f741ab333f50ca338d8cb037266657616cd50cb8a984d3593c27b",
    "metadata": {},
    "name": "useVisitorQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7b4001f48e2ab056a51679ee5116946b";

export default node;
