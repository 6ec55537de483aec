/**
 * @generated SignedSource<<1c6270f4759b9c52c85a3e037fa0071d>>
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
    readonly qty: number;
    readonly " $fragmentSpreads": FragmentRefs<"OrderSummary_summary">;
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
    readonly qty: number;
    readonly " $fragmentSpreads": FragmentRefs<"OrderSummary_summary">;
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
    "name": "qty",
    "storageKey": null
  },
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "OrderSummary_summary"
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
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderSummary",
      "kind": "LinkedField",
      "name": "backorderSummary",
      "plural": false,
      "selections": (v0/*:: as any*/),
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

(node as any).hash = "2e576a2534af86797a78343f46338fee";

export default node;
