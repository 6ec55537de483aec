/**
 * @generated SignedSource<<b8e0847f4ee6aef2b77e498e4eee5542>>
 * @relayHash a13c082b935c9992361a6eede2673478
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e79d662e883a72a62cc932d43786f0e02573ce62377acae2e20627b09f365722

import type { ConcreteRequest } from 'relay-runtime';
export type UserFieldQuery$variables = {
  value: string;
};
export type UserFieldQuery$data = {
  readonly viewer: {
    readonly userSearch: ReadonlyArray<{
      readonly email: string | null | undefined;
      readonly firstName: string | null | undefined;
      readonly id: string;
      readonly lastName: string | null | undefined;
    }> | null | undefined;
  };
};
export type UserFieldQuery = {
  response: UserFieldQuery$data;
  variables: UserFieldQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "value"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "value",
      "variableName": "value"
    }
  ],
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "userSearch",
  "plural": true,
  "selections": [
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastName",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "UserFieldQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UserFieldQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e79d662e883a72a62cc932d43786f0e02573ce62377acae2e20627b09f365722",
    "metadata": {},
    "name": "UserFieldQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b087dc1405dabf0371ce3eb2517c37c3";

export default node;
