/**
 * @generated SignedSource<<e7fe412038e9dda598837b422f8ab812>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MissingItems_items$data = ReadonlyArray<{
  readonly article: {
    readonly description: string | null | undefined;
    readonly id: string;
    readonly name: string;
  };
  readonly missingQty: number;
  readonly requestedQty: number;
  readonly " $fragmentType": "MissingItems_items";
}>;
export type MissingItems_items$key = ReadonlyArray<{
  readonly " $data"?: MissingItems_items$data;
  readonly " $fragmentSpreads": FragmentRefs<"MissingItems_items">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "MissingItems_items",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Article",
      "kind": "LinkedField",
      "name": "article",
      "plural": false,
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requestedQty",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "missingQty",
      "storageKey": null
    }
  ],
  "type": "MissingOrderItem",
  "abstractKey": null
};

(node as any).hash = "f735c415c10e90fb5eae99b840550590";

export default node;
