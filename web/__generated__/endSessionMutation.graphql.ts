/**
 * @generated SignedSource<<4fc1bdd45918dcf1e2eaa5d96ad904d4>>
 * @relayHash 9b51c9ab2678f215c7a9952befe42fc4
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ba27eb3fb46c90542b71d749e416315b69eff8cd0f931c951dff82929deac2b1

import type { ConcreteRequest } from 'relay-runtime';
export type LogoutInput = {
  force?: boolean;
  idempotencyKey?: string | null | undefined;
};
export type endSessionMutation$variables = {
  input: LogoutInput;
};
export type endSessionMutation$data = {
  readonly logout: {
    readonly __typename: string;
  };
};
export type endSessionMutation = {
  response: endSessionMutation$data;
  variables: endSessionMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "logout",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "endSessionMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "endSessionMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ba27eb3fb46c90542b71d749e416315b69eff8cd0f931c951dff82929deac2b1",
    "metadata": {},
    "name": "endSessionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "57aba4133519632dc346a9b8b33f8924";

export default node;
