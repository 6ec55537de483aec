/**
 * @generated SignedSource<<998e33813efb3060839860e056c09ae1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VehiclePicker_vehicles$data = ReadonlyArray<{
  readonly attributes: ReadonlyArray<{
    readonly label: string;
    readonly value: string | null | undefined;
  }>;
  readonly brand: string;
  readonly dbId: string;
  readonly model: string;
  readonly " $fragmentType": "VehiclePicker_vehicles";
}>;
export type VehiclePicker_vehicles$key = ReadonlyArray<{
  readonly " $data"?: VehiclePicker_vehicles$data;
  readonly " $fragmentSpreads": FragmentRefs<"VehiclePicker_vehicles">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "VehiclePicker_vehicles",
  "selections": [
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

(node as any).hash = "12b26737dd2f846593b02cd5a6235db9";

export default node;
