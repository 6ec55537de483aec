/**
 * @generated SignedSource<<4ca92104671f9da34ea2fc0c1039b3c5>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "CANCELLED" | "COLLECTED" | "CONFIRMED" | "DELIVERED" | "IN_PROGRESS" | "MERGED" | "NOT_COMPLETED" | "NOT_CONFIRMED" | "ORDERED" | "PACKED" | "PRE_ORDERED" | "SHIPPED" | "TAKEN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderStatusTag_order$data = {
  readonly status: OrderStatus;
  readonly " $fragmentType": "OrderStatusTag_order";
};
export type OrderStatusTag_order$key = {
  readonly " $data"?: OrderStatusTag_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderStatusTag_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderStatusTag_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "30d310316592cbf6436d6eb996e76d75";

export default node;
