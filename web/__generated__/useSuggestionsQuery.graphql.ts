/**
 * @generated SignedSource<<a669259dfeef0e4ace2c3a679503196f>>
 * @relayHash fc0c5dba5e4ce916761a1381c3cd8161
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1001ecac537f8d007168fecb8b6c2b9b81ba2111a6469b15b73542cd0ef1d56d

import type { ConcreteRequest } from 'relay-runtime';
export type SuggestionKind = "A" | "F" | "Q" | "%future added value";
export type useSuggestionsQuery$variables = {
  searchString: string;
};
export type useSuggestionsQuery$data = {
  readonly viewer: {
    readonly articleSuggestions: ReadonlyArray<{
      readonly articleName: string | null | undefined;
      readonly brand: string | null | undefined;
      readonly kind: SuggestionKind;
      readonly label: string;
      readonly number: string | null | undefined;
      readonly value: string;
    }> | null | undefined;
  };
};
export type useSuggestionsQuery = {
  response: useSuggestionsQuery$data;
  variables: useSuggestionsQuery$variables;
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
  "args": [
    {
      "kind": "Variable",
      "name": "searchString",
      "variableName": "searchString"
    }
  ],
  "concreteType": "Suggestion",
  "kind": "LinkedField",
  "name": "articleSuggestions",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "value",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
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
      "name": "articleName",
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
      "name": "number",
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
    "name": "useSuggestionsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
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
    "name": "useSuggestionsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "1001ecac537f8d007168fecb8b6c2b9b81ba2111a6469b15b73542cd0ef1d56d",
    "metadata": {},
    "name": "useSuggestionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7d5e8f1a06a1e09a4c6bccb9f8f91253";

export default node;
