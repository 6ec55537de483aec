/**
 * @generated SignedSource<<c544df3cef0edd9662b56ee9d09d8ec7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderSummaries_order$data = {
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
  readonly " $fragmentType": "OrderSummaries_order";
};
export type OrderSummaries_order$key = {
  readonly " $data"?: OrderSummaries_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderSummaries_order">;
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
  "name": "OrderSummaries_order",
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
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "7faaea40aa6ae6f918d4850512db3169";

export default node;
