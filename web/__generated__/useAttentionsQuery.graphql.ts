/**
 * @generated SignedSource<<678cf21519dda507e85891c12d345824>>
 * @relayHash 49d8038823370ee5b84989e384a2a2ff
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 66eae405794285060123a53a9ff619dc47fe79484660c2c0cb65cb6ca3e8a209

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useAttentionsQuery$variables = Record<PropertyKey, never>;
export type useAttentionsQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"useAttentions_viewer">;
  };
};
export type useAttentionsQuery = {
  response: useAttentionsQuery$data;
  variables: useAttentionsQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useAttentionsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "useAttentions_viewer"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useAttentionsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Attention",
            "kind": "LinkedField",
            "name": "attentions",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "key",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "value",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "level",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "66eae405794285060123a53a9ff619dc47fe79484660c2c0cb65cb6ca3e8a209",
    "metadata": {},
    "name": "useAttentionsQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "6176e7542bb2d3c32516cba910b58326";

export default node;
