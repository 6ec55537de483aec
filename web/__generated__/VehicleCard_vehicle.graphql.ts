/**
 * @generated SignedSource<<44fcf994a365e799da83a7eb20251de5>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VehicleCard_vehicle$data = {
  readonly attributes: ReadonlyArray<{
    readonly label: string;
    readonly value: string | null | undefined;
  }>;
  readonly brand: string;
  readonly model: string;
  readonly " $fragmentType": "VehicleCard_vehicle";
};
export type VehicleCard_vehicle$key = {
  readonly " $data"?: VehicleCard_vehicle$data;
  readonly " $fragmentSpreads": FragmentRefs<"VehicleCard_vehicle">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VehicleCard_vehicle",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "brand",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "model",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LabelValue",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Vehicle",
  "abstractKey": null
};

(node as any).hash = "25d76375a53a09d8315672e6da1d98b6";

export default node;
