/**
 * @generated SignedSource<<5efe907e0c414a3f796fffad8479dd85>>
 * @relayHash cb8e90d08b04df1ea2294b60a3b8fc12
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b3e495ab53aaa83220c3573934f180bce776f13a492e1d4b70a29ce07c084e66

import type { ConcreteRequest } from 'relay-runtime';
export type useArticleSelectQuery$variables = {
  searchString: string;
};
export type useArticleSelectQuery$data = {
  readonly viewer: {
    readonly articleSelect: ReadonlyArray<{
      readonly description: string | null | undefined;
      readonly id: string;
      readonly multiple: number;
      readonly name: string;
    }> | null | undefined;
  };
};
export type useArticleSelectQuery = {
  response: useArticleSelectQuery$data;
  variables: useArticleSelectQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "searchString"
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
      "name": "searchString",
      "variableName": "searchString"
    }
  ],
  "concreteType": "Article",
  "kind": "LinkedField",
  "name": "articleSelect",
  "plural": true,
  "selections": [
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "multiple",
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
    "name": "useArticleSelectQuery",
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
    "name": "useArticleSelectQuery",
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
    "id": "b3e495ab53aaa83220c3573934f180bce776f13a492e1d4b70a29ce07c084e66",
    "metadata": {},
    "name": "useArticleSelectQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "42a822009350fad2211ad8937d6af284";

export default node;
