/**
 * @generated SignedSource<<6d63f157971a69da09af9abece0b9291>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheckoutOrders_orders$data = ReadonlyArray<{
  readonly date: string;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"CheckoutOrder_order">;
  readonly " $fragmentType": "CheckoutOrders_orders";
}>;
export type CheckoutOrders_orders$key = ReadonlyArray<{
  readonly " $data"?: CheckoutOrders_orders$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckoutOrders_orders">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "CheckoutOrders_orders",
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
      "name": "date",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CheckoutOrder_order"
    }
  ],
  "type": "CheckoutOrder",
  "abstractKey": null
};

(node as any).hash = "89f2048e7f3d6361f0713320b359f12b";

export default node;
