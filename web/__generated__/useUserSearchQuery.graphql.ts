/**
 * @generated SignedSource<<b78913a8f36e33417710467d8cad56e3>>
 * @relayHash 5643e4d430d0fbf3b07805ae321fc76f
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 94570efe2bda4b1b107799c5911151fe6950da3f37ece74c204aeca89cc1611f

import type { ConcreteRequest } from 'relay-runtime';
export type useUserSearchQuery$variables = {
  value: string;
};
export type useUserSearchQuery$data = {
  readonly viewer: {
    readonly userSearch: ReadonlyArray<{
      readonly email: string | null | undefined;
      readonly firstName: string | null | undefined;
      readonly id: string;
      readonly lastName: string | null | undefined;
    }> | null | undefined;
  };
};
export type useUserSearchQuery = {
  response: useUserSearchQuery$data;
  variables: useUserSearchQuery$variables;
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
    "name": "useUserSearchQuery",
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
    "name": "useUserSearchQuery",
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
    "id": "94570efe2bda4b1b107799c5911151fe6950da3f37ece74c204aeca89cc1611f",
    "metadata": {},
    "name": "useUserSearchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "271bb61c2b3758c241f7ba2f534776c3";

export default node;
