/**
 * @generated SignedSource<<0fd06a8c99237243f57c4f8653540211>>
 * @relayHash ea7b79c69694aad9a6824d3498a3c66d
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 174fac0eac7ca1c04c909a3211c6b84b5b9907d7f5c7caa72943b80182fe2d27

import type { ConcreteRequest } from 'relay-runtime';
export type useCountriesQuery$variables = Record<PropertyKey, never>;
export type useCountriesQuery$data = {
  readonly countries: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }> | null | undefined;
};
export type useCountriesQuery = {
  response: useCountriesQuery$data;
  variables: useCountriesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Country",
    "kind": "LinkedField",
    "name": "countries",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useCountriesQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useCountriesQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "174fac0eac7ca1c04c909a3211c6b84b5b9907d7f5c7caa72943b80182fe2d27",
    "metadata": {},
    "name": "useCountriesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cc8f8d8a5d87177f47fd81c3c91070fe";

export default node;
