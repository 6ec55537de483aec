/**
 * @generated SignedSource<<3c72191e11ba83d72bb87260826783f3>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ParcelList_shipment$data = {
  readonly parcels: ReadonlyArray<{
    readonly boxCode: string | null | undefined;
    readonly id: string;
    readonly number: string | null | undefined;
    readonly trackCode: string | null | undefined;
    readonly trackingUrl: string | null | undefined;
    readonly type: string | null | undefined;
  }>;
  readonly " $fragmentType": "ParcelList_shipment";
};
export type ParcelList_shipment$key = {
  readonly " $data"?: ParcelList_shipment$data;
  readonly " $fragmentSpreads": FragmentRefs<"ParcelList_shipment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ParcelList_shipment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Parcel",
      "kind": "LinkedField",
      "name": "parcels",
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
          "name": "trackCode",
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
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "trackingUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "boxCode",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Shipment",
  "abstractKey": null
};

(node as any).hash = "f0394cf5aefee92f6557d8595f72da01";

export default node;
