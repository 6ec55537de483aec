/**
 * @generated SignedSource<<055b924599df312cff7c3a8bfa8cac7a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupFields_viewer$data = {
  readonly groups?: ReadonlyArray<{
    readonly dbId: string;
    readonly name: string;
  }> | null | undefined;
  readonly subgroupsOf?: ReadonlyArray<{
    readonly dbId: string;
    readonly name: string;
  }> | null | undefined;
  readonly " $fragmentType": "GroupFields_viewer";
};
export type GroupFields_viewer$key = {
  readonly " $data"?: GroupFields_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupFields_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Variable",
  "name": "vehicleId",
  "variableName": "vehicle"
},
v1 = [
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
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "group"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "hasGroup"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "hasVehicle"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "vehicle"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupFields_viewer",
  "selections": [
    {
      "condition": "hasVehicle",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": [
            (v0/*:: as any*/)
          ],
          "concreteType": "ArticleGroup",
          "kind": "LinkedField",
          "name": "groups",
          "plural": true,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ]
    },
    {
      "condition": "hasGroup",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Variable",
              "name": "group",
              "variableName": "group"
            },
            (v0/*:: as any*/)
          ],
          "concreteType": "ArticleGroup",
          "kind": "LinkedField",
          "name": "subgroupsOf",
          "plural": true,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "979357614081135ef82d8c04f2741458";

export default node;
