/**
 * @generated SignedSource<<8505f4f8b282d14759a903e6e3345718>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "CANCELLED" | "COLLECTED" | "CONFIRMED" | "DELIVERED" | "IN_PROGRESS" | "MERGED" | "NOT_COMPLETED" | "NOT_CONFIRMED" | "ORDERED" | "PACKED" | "PRE_ORDERED" | "SHIPPED" | "TAKEN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderWarning_order$data = {
  readonly id: string;
  readonly status: OrderStatus;
  readonly " $fragmentType": "OrderWarning_order";
};
export type OrderWarning_order$key = {
  readonly " $data"?: OrderWarning_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderWarning_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderWarning_order",
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
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "c3b9d4b4037ab17691a8d3db36bc3af0";

export default node;
