/**
 * @generated SignedSource<<1d9dcd93e2072ea52bd2f256b8042d1d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useOrderFilterDefinitions_viewer$data = {
  readonly warehouses: ReadonlyArray<{
    readonly dbId: string;
    readonly name: string;
  }> | null | undefined;
  readonly " $fragmentType": "useOrderFilterDefinitions_viewer";
};
export type useOrderFilterDefinitions_viewer$key = {
  readonly " $data"?: useOrderFilterDefinitions_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useOrderFilterDefinitions_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useOrderFilterDefinitions_viewer",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "all",
          "value": true
        }
      ],
      "concreteType": "Warehouse",
      "kind": "LinkedField",
      "name": "warehouses",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dbId",
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
      "storageKey": "warehouses(all:true)"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "4a4011d519c3457bd763fb669b1fa988";

export default node;
