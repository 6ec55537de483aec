/**
 * @generated SignedSource<<2ed6fe8951fe8f0bc607615f32a7d264>>
 * @relayHash 4b8b23ca1a936d39b4bdb8cc64e0a03f
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dbb23b63703458fb739ac1c7364a35162643ef8bc2f8716f35387fa12eae5c84

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ResetSwitchUserInput = {
  force?: boolean;
};
export type SwitchUserDialogResetMutation$variables = {
  input: ResetSwitchUserInput;
};
export type SwitchUserDialogResetMutation$data = {
  readonly resetSwitchUser: {
    readonly payload: {
      readonly __typename: string;
    } | null | undefined;
    readonly problem: {
      readonly " $fragmentSpreads": FragmentRefs<"useWrite_problem">;
    } | null | undefined;
  };
};
export type SwitchUserDialogResetMutation = {
  response: SwitchUserDialogResetMutation$data;
  variables: SwitchUserDialogResetMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "messages",
    "storageKey": null
  }
],
v5 = {
  "kind": "InlineFragment",
  "selections": (v4/*:: as any*/),
  "type": "ConfirmationRequired",
  "abstractKey": null
},
v6 = {
  "kind": "InlineFragment",
  "selections": (v4/*:: as any*/),
  "type": "Rejected",
  "abstractKey": null
},
v7 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FieldError",
      "kind": "LinkedField",
      "name": "fieldErrors",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        (v3/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "InvalidInput",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SwitchUserDialogResetMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "resetSwitchUser",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                (v2/*:: as any*/)
              ],
              "type": "SwitchUserPayload",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "payload"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "useWrite_problem",
                  "selections": [
                    (v2/*:: as any*/),
                    (v3/*:: as any*/),
                    (v5/*:: as any*/),
                    (v6/*:: as any*/),
                    (v7/*:: as any*/)
                  ],
                  "args": null,
                  "argumentDefinitions": []
                }
              ],
              "type": "Problem",
              "abstractKey": "__isProblem"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "problem"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SwitchUserDialogResetMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "resetSwitchUser",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "type": "Problem",
            "abstractKey": "__isProblem"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "dbb23b63703458fb739ac1c7364a35162643ef8bc2f8716f35387fa12eae5c84",
    "metadata": {},
    "name": "SwitchUserDialogResetMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2398770fa484912ed39e4097faf72018";

export default node;
