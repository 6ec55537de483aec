/**
 * @generated SignedSource<<8d286ada6bdd51a7835b08fa40023033>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderShipments_order$data = {
  readonly shipments: ReadonlyArray<{
    readonly carrier: {
      readonly name: string;
    } | null | undefined;
    readonly id: string;
    readonly packedAt: string | null | undefined;
    readonly reference: string | null | undefined;
    readonly warehouse: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ParcelList_shipment" | "ShipmentStatusTag_shipment">;
  }> | null | undefined;
  readonly " $fragmentType": "OrderShipments_order";
};
export type OrderShipments_order$key = {
  readonly " $data"?: OrderShipments_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderShipments_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderShipments_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Shipment",
      "kind": "LinkedField",
      "name": "shipments",
      "plural": true,
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
          "name": "reference",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "warehouse",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Carrier",
          "kind": "LinkedField",
          "name": "carrier",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "packedAt",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ShipmentStatusTag_shipment"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ParcelList_shipment"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "991f46eaec7f74efcd888604cce8abed";

export default node;
