/**
 * @generated SignedSource<<090d9afabc047559b9673fccc03fc489>>
 * @relayHash edec0b3e066d2b28f9c0e1d3a5969091
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 740746335435e143b04b0c20e3ede0c4fb1203a98c90e3026cba80307c3139fb

import type { ConcreteRequest } from 'relay-runtime';
export type CartType = "BACKORDER" | "REGULAR" | "RESERVATION" | "%future added value";
export type LineMatch = "AMBIGUOUS" | "ANALOGUE" | "EXACT" | "REPLACED" | "UNKNOWN" | "%future added value";
export type Replacement = "FULL" | "PARTIAL" | "%future added value";
export type OrderLineInput = {
  number: string;
  qty: number;
};
export type useResolveLinesQuery$variables = {
  lines: ReadonlyArray<OrderLineInput>;
  type: CartType;
};
export type useResolveLinesQuery$data = {
  readonly viewer: {
    readonly resolveLines: ReadonlyArray<{
      readonly candidates: ReadonlyArray<{
        readonly article: {
          readonly brand: string | null | undefined;
          readonly description: string | null | undefined;
          readonly eol: {
            readonly __typename: "EndOfLife";
          } | null | undefined;
          readonly id: string;
          readonly multiple: number;
          readonly name: string;
          readonly price: {
            readonly currencyCode: string;
            readonly value: number;
          } | null | undefined;
        };
        readonly availableQty: number | null | undefined;
        readonly missingQty: number;
        readonly qty: number;
      }>;
      readonly match: LineMatch;
      readonly replacement: Replacement | null | undefined;
      readonly suggested: {
        readonly article: {
          readonly id: string;
        };
        readonly qty: number;
      } | null | undefined;
    }> | null | undefined;
  };
};
export type useResolveLinesQuery = {
  response: useResolveLinesQuery$data;
  variables: useResolveLinesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "lines"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "type"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "qty",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "lines",
      "variableName": "lines"
    },
    {
      "kind": "Variable",
      "name": "type",
      "variableName": "type"
    }
  ],
  "concreteType": "ResolvedLine",
  "kind": "LinkedField",
  "name": "resolveLines",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "match",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "replacement",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LineCandidate",
      "kind": "LinkedField",
      "name": "suggested",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Article",
          "kind": "LinkedField",
          "name": "article",
          "plural": false,
          "selections": [
            (v1/*:: as any*/)
          ],
          "storageKey": null
        },
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LineCandidate",
      "kind": "LinkedField",
      "name": "candidates",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Article",
          "kind": "LinkedField",
          "name": "article",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "brand",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "description",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "multiple",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "EndOfLife",
              "kind": "LinkedField",
              "name": "eol",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "price",
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
        },
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "availableQty",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "missingQty",
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
    "name": "useResolveLinesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
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
    "name": "useResolveLinesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "740746335435e143b04b0c20e3ede0c4fb1203a98c90e3026cba80307c3139fb",
    "metadata": {},
    "name": "useResolveLinesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a5ddcbc684d924918676db11db7bac6b";

export default node;
