/**
 * @generated SignedSource<<6e63f7fad7d3e75d80082792c2ed382b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UsedInVehicles_article$data = {
  readonly vehicles: ReadonlyArray<{
    readonly models: ReadonlyArray<{
      readonly name: string;
      readonly variants: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"VariantsTable_variants">;
      }>;
    }>;
    readonly name: string;
  }> | null | undefined;
  readonly " $fragmentType": "UsedInVehicles_article";
};
export type UsedInVehicles_article$key = {
  readonly " $data"?: UsedInVehicles_article$data;
  readonly " $fragmentSpreads": FragmentRefs<"UsedInVehicles_article">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UsedInVehicles_article",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "VehicleMake",
      "kind": "LinkedField",
      "name": "vehicles",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "VehicleModel",
          "kind": "LinkedField",
          "name": "models",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "VehicleVariant",
              "kind": "LinkedField",
              "name": "variants",
              "plural": true,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "VariantsTable_variants"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Article",
  "abstractKey": null
};
})();

(node as any).hash = "fb8b1c87c6491a15f310a8330108dd87";

export default node;
