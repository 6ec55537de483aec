/**
 * @generated SignedSource<<4ffeb1b0895de3ef86079059aeac5675>>
 * @relayHash 003002989890a1ab85e48468ea7ad274
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e1303021667fac987c4441e6a41f1a80b0bb651a6adc34b45462500bc767bd04

import type { ConcreteRequest } from 'relay-runtime';
export type CartCombinationInput = {
  useBackorder?: boolean | null | undefined;
  warehouses: ReadonlyArray<string>;
};
export type useCartPlansQuery$variables = {
  combinations: ReadonlyArray<CartCombinationInput>;
};
export type useCartPlansQuery$data = {
  readonly viewer: {
    readonly cartPlans: ReadonlyArray<{
      readonly orders: number;
      readonly qty: number;
      readonly requestedQty: number;
      readonly shortLines: number;
      readonly total: {
        readonly currencyCode: string;
        readonly value: number;
      };
    }> | null | undefined;
  };
};
export type useCartPlansQuery = {
  response: useCartPlansQuery$data;
  variables: useCartPlansQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "combinations"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "combinations",
      "variableName": "combinations"
    }
  ],
  "concreteType": "CartPlan",
  "kind": "LinkedField",
  "name": "cartPlans",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "qty",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requestedQty",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shortLines",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orders",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "total",
      "plural": false,
      "selections": [
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
          "name": "currencyCode",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCartPlansQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCartPlansQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
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
    "id": "e1303021667fac987c4441e6a41f1a80b0bb651a6adc34b45462500bc767bd04",
    "metadata": {},
    "name": "useCartPlansQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "422ab7427aedeb3aeff4059b485446aa";

export default node;
