/**
 * @generated SignedSource<<e56cb8309e43fdf048219567c7aca6a6>>
 * @relayHash 1aac38c4085430154bd1d0c15bfbcd4f
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b877c48523bbc0eb82649941dcb4b717197db557c8e9636b6645514a26a7deb5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartType = "BACKORDER" | "REGULAR" | "RESERVATION" | "%future added value";
export type CreateOrdersInput = {
  force?: boolean;
  items: ReadonlyArray<OrderItemInput>;
  type?: CartType;
  useBackorder?: boolean;
  warehouses: ReadonlyArray<string>;
};
export type OrderItemInput = {
  article: string;
  qty: number;
};
export type useCreateOrdersMutation$variables = {
  input: CreateOrdersInput;
  useBackorder?: boolean | null | undefined;
  warehouses?: ReadonlyArray<string> | null | undefined;
};
export type useCreateOrdersMutation$data = {
  readonly createOrders: {
    readonly payload: {
      readonly missingItems: ReadonlyArray<{
        readonly missingQty: number;
        readonly " $fragmentSpreads": FragmentRefs<"MissingItems_items">;
      }>;
      readonly orders: ReadonlyArray<{
        readonly id: string;
      }>;
      readonly viewer: {
        readonly cart: {
          readonly id: string;
          readonly " $fragmentSpreads": FragmentRefs<"RegularCart_cart">;
        } | null | undefined;
        readonly notCompletedOrders: number | null | undefined;
      };
    } | null | undefined;
    readonly problem: {
      readonly " $fragmentSpreads": FragmentRefs<"useWrite_problem">;
    } | null | undefined;
  };
};
export type useCreateOrdersMutation = {
  response: useCreateOrdersMutation$data;
  variables: useCreateOrdersMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "useBackorder"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "warehouses"
},
v3 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Order",
  "kind": "LinkedField",
  "name": "orders",
  "plural": true,
  "selections": [
    (v4/*:: as any*/)
  ],
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "missingQty",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "notCompletedOrders",
  "storageKey": null
},
v8 = [
  {
    "kind": "Literal",
    "name": "type",
    "value": "REGULAR"
  },
  {
    "kind": "Variable",
    "name": "useBackorder",
    "variableName": "useBackorder"
  },
  {
    "kind": "Variable",
    "name": "warehouses",
    "variableName": "warehouses"
  }
],
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v11 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "messages",
    "storageKey": null
  }
],
v12 = {
  "kind": "InlineFragment",
  "selections": (v11/*:: as any*/),
  "type": "ConfirmationRequired",
  "abstractKey": null
},
v13 = {
  "kind": "InlineFragment",
  "selections": (v11/*:: as any*/),
  "type": "Rejected",
  "abstractKey": null
},
v14 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FieldError",
      "kind": "LinkedField",
      "name": "fieldErrors",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        (v10/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "InvalidInput",
  "abstractKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "concreteType": "Article",
  "kind": "LinkedField",
  "name": "article",
  "plural": false,
  "selections": [
    (v4/*:: as any*/),
    (v15/*:: as any*/),
    (v16/*:: as any*/)
  ],
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "requestedQty",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "qty",
  "storageKey": null
},
v20 = [
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
v21 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "calculatedPrice",
  "plural": false,
  "selections": (v20/*:: as any*/),
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dbId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useCreateOrdersMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createOrders",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                (v5/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "MissingOrderItem",
                  "kind": "LinkedField",
                  "name": "missingItems",
                  "plural": true,
                  "selections": [
                    (v6/*:: as any*/),
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "MissingItems_items"
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Viewer",
                  "kind": "LinkedField",
                  "name": "viewer",
                  "plural": false,
                  "selections": [
                    (v7/*:: as any*/),
                    {
                      "alias": null,
                      "args": (v8/*:: as any*/),
                      "concreteType": "Cart",
                      "kind": "LinkedField",
                      "name": "cart",
                      "plural": false,
                      "selections": [
                        (v4/*:: as any*/),
                        {
                          "args": null,
                          "kind": "FragmentSpread",
                          "name": "RegularCart_cart"
                        }
                      ],
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "type": "CreateOrdersPayload",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "payload"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "useWrite_problem",
                  "selections": [
                    (v9/*:: as any*/),
                    (v10/*:: as any*/),
                    (v12/*:: as any*/),
                    (v13/*:: as any*/),
                    (v14/*:: as any*/)
                  ],
                  "args": null,
                  "argumentDefinitions": []
                }
              ],
              "type": "Problem",
              "abstractKey": "__isProblem"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "problem"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useCreateOrdersMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createOrders",
        "plural": false,
        "selections": [
          (v9/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "MissingOrderItem",
                "kind": "LinkedField",
                "name": "missingItems",
                "plural": true,
                "selections": [
                  (v6/*:: as any*/),
                  (v17/*:: as any*/),
                  (v18/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Viewer",
                "kind": "LinkedField",
                "name": "viewer",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/),
                  {
                    "alias": null,
                    "args": (v8/*:: as any*/),
                    "concreteType": "Cart",
                    "kind": "LinkedField",
                    "name": "cart",
                    "plural": false,
                    "selections": [
                      (v4/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "CartItem",
                        "kind": "LinkedField",
                        "name": "items",
                        "plural": true,
                        "selections": [
                          (v4/*:: as any*/),
                          (v19/*:: as any*/),
                          (v18/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Article",
                            "kind": "LinkedField",
                            "name": "article",
                            "plural": false,
                            "selections": [
                              (v4/*:: as any*/),
                              (v15/*:: as any*/),
                              (v16/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "multiple",
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          (v21/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Money",
                            "kind": "LinkedField",
                            "name": "totalAmount",
                            "plural": false,
                            "selections": (v20/*:: as any*/),
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "CartStock",
                            "kind": "LinkedField",
                            "name": "stocks",
                            "plural": true,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Warehouse",
                                "kind": "LinkedField",
                                "name": "warehouse",
                                "plural": false,
                                "selections": [
                                  (v22/*:: as any*/),
                                  (v4/*:: as any*/)
                                ],
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "stockAmount",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "backorderAmount",
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "valid",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      (v19/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "CartHint",
                        "kind": "LinkedField",
                        "name": "hints",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "requestedNo",
                            "storageKey": null
                          },
                          (v17/*:: as any*/),
                          (v21/*:: as any*/),
                          (v18/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Stock",
                            "kind": "LinkedField",
                            "name": "stock",
                            "plural": true,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Warehouse",
                                "kind": "LinkedField",
                                "name": "warehouse",
                                "plural": false,
                                "selections": [
                                  (v22/*:: as any*/),
                                  (v15/*:: as any*/),
                                  (v4/*:: as any*/)
                                ],
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "amount",
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      (v18/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "total",
                        "plural": false,
                        "selections": (v20/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "CreateOrdersPayload",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v10/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/)
            ],
            "type": "Problem",
            "abstractKey": "__isProblem"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b877c48523bbc0eb82649941dcb4b717197db557c8e9636b6645514a26a7deb5",
    "metadata": {},
    "name": "useCreateOrdersMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "151c2f83f32b20488d80327247e619c9";

export default node;
