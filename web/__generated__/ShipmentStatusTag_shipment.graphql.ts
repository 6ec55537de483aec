/**
 * @generated SignedSource<<9966c6d2c8ff25673f943a91568423d4>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ShipmentStatus = "DELIVERED" | "OTHER" | "PACKED" | "SHIPPED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ShipmentStatusTag_shipment$data = {
  readonly status: ShipmentStatus;
  readonly statusText: string;
  readonly " $fragmentType": "ShipmentStatusTag_shipment";
};
export type ShipmentStatusTag_shipment$key = {
  readonly " $data"?: ShipmentStatusTag_shipment$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShipmentStatusTag_shipment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShipmentStatusTag_shipment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "statusText",
      "storageKey": null
    }
  ],
  "type": "Shipment",
  "abstractKey": null
};

(node as any).hash = "05525aa7f4c531e43bfb3fc4db72c97d";

export default node;
