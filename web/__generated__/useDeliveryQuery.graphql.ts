/**
 * @generated SignedSource<<5c75feee47b2d7258e94dae7519676d9>>
 * @relayHash 51eb36cc82d06d57cffa289267ab3f29
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7477e636fa61ee764be1300b797401f69e827a519ee980293af30f43fd1c4222

import type { ConcreteRequest } from 'relay-runtime';
export type ShippingDataInput = {
  country: string;
  customsCode?: string | null | undefined;
  index: string;
  vat?: string | null | undefined;
};
export type useDeliveryQuery$variables = {
  country: string;
  index: string;
  order: string;
  shippingData: ShippingDataInput;
};
export type useDeliveryQuery$data = {
  readonly node: {
    readonly __typename: "CheckoutOrder";
    readonly calculated: {
      readonly backorderSummary: {
        readonly grandTotal: {
          readonly currencyCode: string;
          readonly value: number;
        };
        readonly qty: number;
        readonly subtotal: {
          readonly currencyCode: string;
          readonly value: number;
        };
        readonly subtotalVat: {
          readonly currencyCode: string;
          readonly value: number;
        };
        readonly totalNetWeight: number;
      } | null | undefined;
      readonly stockSummary: {
        readonly grandTotal: {
          readonly currencyCode: string;
          readonly value: number;
        };
        readonly qty: number;
        readonly subtotal: {
          readonly currencyCode: string;
          readonly value: number;
        };
        readonly subtotalVat: {
          readonly currencyCode: string;
          readonly value: number;
        };
        readonly totalNetWeight: number;
      } | null | undefined;
      readonly vatPercent: number | null | undefined;
    } | null | undefined;
    readonly shippingOptions: ReadonlyArray<{
      readonly estimate: string | null | undefined;
      readonly estimateType: string | null | undefined;
      readonly name: string;
      readonly optionId: string;
      readonly packType: string | null | undefined;
      readonly price: {
        readonly cost: {
          readonly currencyCode: string;
          readonly value: number;
        } | null | undefined;
        readonly costDescription: string | null | undefined;
        readonly onSelectPopUpText: string | null | undefined;
        readonly showCost: boolean;
      };
    }> | null | undefined;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type useDeliveryQuery = {
  response: useDeliveryQuery$data;
  variables: useDeliveryQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "country"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "index"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "order"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "shippingData"
},
v4 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "order"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v6 = [
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
v7 = [
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
    "name": "totalNetWeight",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "subtotal",
    "plural": false,
    "selections": (v6/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "subtotalVat",
    "plural": false,
    "selections": (v6/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "grandTotal",
    "plural": false,
    "selections": (v6/*:: as any*/),
    "storageKey": null
  }
],
v8 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "country",
          "variableName": "country"
        },
        {
          "kind": "Variable",
          "name": "index",
          "variableName": "index"
        }
      ],
      "concreteType": "ShippingOption",
      "kind": "LinkedField",
      "name": "shippingOptions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "optionId",
          "storageKey": null
        },
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
          "concreteType": "ShippingPrice",
          "kind": "LinkedField",
          "name": "price",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "cost",
              "plural": false,
              "selections": (v6/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "showCost",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "costDescription",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "onSelectPopUpText",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "estimateType",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "estimate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "packType",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "shippingData",
          "variableName": "shippingData"
        }
      ],
      "concreteType": "CalculatedOrder",
      "kind": "LinkedField",
      "name": "calculated",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "vatPercent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderSummary",
          "kind": "LinkedField",
          "name": "stockSummary",
          "plural": false,
          "selections": (v7/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderSummary",
          "kind": "LinkedField",
          "name": "backorderSummary",
          "plural": false,
          "selections": (v7/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CheckoutOrder",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useDeliveryQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useDeliveryQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          (v8/*:: as any*/),
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
    "id": "7477e636fa61ee764be1300b797401f69e827a519ee980293af30f43fd1c4222",
    "metadata": {},
    "name": "useDeliveryQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8fc5519311b515bb953972b9d592f5f8";

export default node;
