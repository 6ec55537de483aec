/**
 * @generated SignedSource<<fa29ef2913a33dc72dab4a843e696f1e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheckoutItems_items$data = ReadonlyArray<{
  readonly articleDescription: string | null | undefined;
  readonly articleName: string;
  readonly key: string;
  readonly price: {
    readonly currencyCode: string;
    readonly value: number;
  };
  readonly quantity: number;
  readonly totalPrice: {
    readonly currencyCode: string;
    readonly value: number;
  };
  readonly valid: boolean;
  readonly " $fragmentType": "CheckoutItems_items";
}>;
export type CheckoutItems_items$key = ReadonlyArray<{
  readonly " $data"?: CheckoutItems_items$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckoutItems_items">;
}>;

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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "CheckoutItems_items",
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
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "price",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "quantity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "totalPrice",
      "plural": false,
      "selections": (v0/*:: as any*/),
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
  "type": "CheckoutItem",
  "abstractKey": null
};
})();

(node as any).hash = "fe0ea542320b2f4531d7022f28c1efba";

export default node;
