/**
 * @generated SignedSource<<b84f06ac99dd5021fb178446d456a553>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderType = "BACKORDER" | "REGULAR" | "RESERVATION" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CheckoutPanel_order$data = {
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
  readonly dbId: string;
  readonly id: string;
  readonly items: ReadonlyArray<{
    readonly articleDescription: string | null | undefined;
    readonly articleName: string;
    readonly key: string;
    readonly valid: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"CheckoutItems_items">;
  }>;
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
  readonly type: OrderType;
  readonly vatPercent: number | null | undefined;
  readonly " $fragmentType": "CheckoutPanel_order";
};
export type CheckoutPanel_order$key = {
  readonly " $data"?: CheckoutPanel_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckoutPanel_order">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
v1 = [
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
    "selections": (v0/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "subtotalVat",
    "plural": false,
    "selections": (v0/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "grandTotal",
    "plural": false,
    "selections": (v0/*:: as any*/),
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CheckoutPanel_order",
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
      "name": "dbId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
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
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderSummary",
      "kind": "LinkedField",
      "name": "backorderSummary",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CheckoutItem",
      "kind": "LinkedField",
      "name": "items",
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
          "name": "articleName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "articleDescription",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "valid",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CheckoutItems_items"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CheckoutOrder",
  "abstractKey": null
};
})();

(node as any).hash = "c02bcb4e56920492b62043a016e3f838";

export default node;
