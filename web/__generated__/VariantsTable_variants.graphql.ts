/**
 * @generated SignedSource<<88a002d6b94cd03aec5d414755a56329>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VariantsTable_variants$data = ReadonlyArray<{
  readonly body: string | null | undefined;
  readonly engineName: string | null | undefined;
  readonly enginePower: string | null | undefined;
  readonly engineVolume: string | null | undefined;
  readonly fuel: string | null | undefined;
  readonly model: string | null | undefined;
  readonly number: string | null | undefined;
  readonly years: string | null | undefined;
  readonly " $fragmentType": "VariantsTable_variants";
}>;
export type VariantsTable_variants$key = ReadonlyArray<{
  readonly " $data"?: VariantsTable_variants$data;
  readonly " $fragmentSpreads": FragmentRefs<"VariantsTable_variants">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "VariantsTable_variants",
  "selections": [
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
      "name": "model",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "body",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "years",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "engineName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "enginePower",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "engineVolume",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fuel",
      "storageKey": null
    }
  ],
  "type": "VehicleVariant",
  "abstractKey": null
};

(node as any).hash = "3af4e31ed2a5292f88d75ae60df0f1a0";

export default node;
