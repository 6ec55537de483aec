/**
 * @generated SignedSource<<6ff11f2532b30601e6dc2a84ee8db0c6>>
 * @relayHash 4d165ac74d8af432637addbdedd33817
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a7ac6c526872528c5e09c9d27062b2de6013ebbfd36d8adf15bfbcdbe52c202a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CarSearchQuery$variables = {
  group: string;
  hasGroup: boolean;
  hasManufacturer: boolean;
  hasModel: boolean;
  hasVehicle: boolean;
  manufacturer: string;
  model: string;
  vehicle: string;
};
export type CarSearchQuery$data = {
  readonly viewer: {
    readonly manufacturers: ReadonlyArray<{
      readonly dbId: string;
      readonly name: string;
    }> | null | undefined;
    readonly modelsOf?: ReadonlyArray<{
      readonly dbId: string;
      readonly fullName: string;
    }> | null | undefined;
    readonly submodelsOf?: ReadonlyArray<{
      readonly dbId: string;
      readonly engineAndPower: string | null | undefined;
      readonly fuelType: string | null | undefined;
    }> | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"GroupFields_viewer">;
  };
};
export type CarSearchQuery = {
  response: CarSearchQuery$data;
  variables: CarSearchQuery$variables;
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
  "name": "hasManufacturer"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasModel"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasVehicle"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "manufacturer"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "model"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "vehicle"
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dbId",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v10 = [
  {
    "kind": "Variable",
    "name": "manufacturer",
    "variableName": "manufacturer"
  }
],
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
},
v12 = [
  {
    "kind": "Variable",
    "name": "model",
    "variableName": "model"
  }
],
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fuelType",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "engineAndPower",
  "storageKey": null
},
v15 = {
  "kind": "Variable",
  "name": "group",
  "variableName": "group"
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v17 = [
  (v8/*:: as any*/),
  (v9/*:: as any*/),
  (v16/*:: as any*/)
],
v18 = {
  "kind": "Variable",
  "name": "vehicleId",
  "variableName": "vehicle"
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "CarSearchQuery",
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
            "args": null,
            "concreteType": "Manufacturer",
            "kind": "LinkedField",
            "name": "manufacturers",
            "plural": true,
            "selections": [
              (v8/*:: as any*/),
              (v9/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "condition": "hasManufacturer",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": (v10/*:: as any*/),
                "concreteType": "VehicleModelRef",
                "kind": "LinkedField",
                "name": "modelsOf",
                "plural": true,
                "selections": [
                  (v8/*:: as any*/),
                  (v11/*:: as any*/)
                ],
                "storageKey": null
              }
            ]
          },
          {
            "condition": "hasModel",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": (v12/*:: as any*/),
                "concreteType": "Submodel",
                "kind": "LinkedField",
                "name": "submodelsOf",
                "plural": true,
                "selections": [
                  (v8/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/)
                ],
                "storageKey": null
              }
            ]
          },
          {
            "args": [
              (v15/*:: as any*/),
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
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CarSearchQuery",
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
            "args": null,
            "concreteType": "Manufacturer",
            "kind": "LinkedField",
            "name": "manufacturers",
            "plural": true,
            "selections": (v17/*:: as any*/),
            "storageKey": null
          },
          {
            "condition": "hasManufacturer",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": (v10/*:: as any*/),
                "concreteType": "VehicleModelRef",
                "kind": "LinkedField",
                "name": "modelsOf",
                "plural": true,
                "selections": [
                  (v8/*:: as any*/),
                  (v11/*:: as any*/),
                  (v16/*:: as any*/)
                ],
                "storageKey": null
              }
            ]
          },
          {
            "condition": "hasModel",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": (v12/*:: as any*/),
                "concreteType": "Submodel",
                "kind": "LinkedField",
                "name": "submodelsOf",
                "plural": true,
                "selections": [
                  (v8/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v16/*:: as any*/)
                ],
                "storageKey": null
              }
            ]
          },
          {
            "condition": "hasVehicle",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": null,
                "args": [
                  (v18/*:: as any*/)
                ],
                "concreteType": "ArticleGroup",
                "kind": "LinkedField",
                "name": "groups",
                "plural": true,
                "selections": (v17/*:: as any*/),
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
                  (v15/*:: as any*/),
                  (v18/*:: as any*/)
                ],
                "concreteType": "ArticleGroup",
                "kind": "LinkedField",
                "name": "subgroupsOf",
                "plural": true,
                "selections": (v17/*:: as any*/),
                "storageKey": null
              }
            ]
          },
          (v16/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a7ac6c526872528c5e09c9d27062b2de6013ebbfd36d8adf15bfbcdbe52c202a",
    "metadata": {},
    "name": "CarSearchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "80e1e0bc044f0c2306440092e8b7f654";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
