/**
 * @generated SignedSource<<6cab1646d4ecc1fbeedc0b9706e024bd>>
 * @relayHash 3108edec05e956fcd24426ce1ae91cd2
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a458d8b34df226070aa9dcd7413742d4e68be190879415092521bb8b59ff5b2b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VinSearchQuery$variables = {
  group: string;
  hasGroup: boolean;
  hasVehicle: boolean;
  vehicle: string;
  vin: string;
};
export type VinSearchQuery$data = {
  readonly viewer: {
    readonly vehiclesByVin: ReadonlyArray<{
      readonly dbId: string;
      readonly " $fragmentSpreads": FragmentRefs<"VehicleCard_vehicle" | "VehiclePicker_vehicles">;
    }> | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"GroupFields_viewer">;
  };
};
export type VinSearchQuery = {
  response: VinSearchQuery$data;
  variables: VinSearchQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "group"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasGroup"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasVehicle"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "vehicle"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "vin"
},
v5 = [
  {
    "kind": "Variable",
    "name": "vin",
    "variableName": "vin"
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dbId",
  "storageKey": null
},
v7 = {
  "kind": "Variable",
  "name": "group",
  "variableName": "group"
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v9 = {
  "kind": "Variable",
  "name": "vehicleId",
  "variableName": "vehicle"
},
v10 = [
  (v6/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  },
  (v8/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "VinSearchQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v5/*:: as any*/),
            "concreteType": "Vehicle",
            "kind": "LinkedField",
            "name": "vehiclesByVin",
            "plural": true,
            "selections": [
              (v6/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "VehicleCard_vehicle"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "VehiclePicker_vehicles"
              }
            ],
            "storageKey": null
          },
          {
            "args": [
              (v7/*:: as any*/),
              {
                "kind": "Variable",
                "name": "hasGroup",
                "variableName": "hasGroup"
              },
              {
                "kind": "Variable",
                "name": "hasVehicle",
                "variableName": "hasVehicle"
              },
              {
                "kind": "Variable",
                "name": "vehicle",
                "variableName": "vehicle"
              }
            ],
            "kind": "FragmentSpread",
            "name": "GroupFields_viewer"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v4/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "VinSearchQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v5/*:: as any*/),
            "concreteType": "Vehicle",
            "kind": "LinkedField",
            "name": "vehiclesByVin",
            "plural": true,
            "selections": [
              (v6/*:: as any*/),
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
              },
              (v8/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "condition": "hasVehicle",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": [
                  (v9/*:: as any*/)
                ],
                "concreteType": "ArticleGroup",
                "kind": "LinkedField",
                "name": "groups",
                "plural": true,
                "selections": (v10/*:: as any*/),
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
                  (v7/*:: as any*/),
                  (v9/*:: as any*/)
                ],
                "concreteType": "ArticleGroup",
                "kind": "LinkedField",
                "name": "subgroupsOf",
                "plural": true,
                "selections": (v10/*:: as any*/),
                "storageKey": null
              }
            ]
          },
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a458d8b34df226070aa9dcd7413742d4e68be190879415092521bb8b59ff5b2b",
    "metadata": {},
    "name": "VinSearchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6aa881a7284ca2052dfd61e4c442b2d3";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
