/**
 * @generated SignedSource<<17b004ae5f095e37571cc287a2ab94cc>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Replacement = "FULL" | "PARTIAL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OemTable_rows$data = ReadonlyArray<{
  readonly found: boolean;
  readonly replacement: Replacement | null | undefined;
  readonly requestedName: string;
  readonly result: ReadonlyArray<{
    readonly brand: string | null | undefined;
    readonly description: string | null | undefined;
    readonly id: string;
    readonly name: string;
    readonly price: {
      readonly currencyCode: string;
      readonly value: number;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"CartControls_article" | "EndOfLifeNotice_article" | "MultipleNotice_article" | "StockChips_article" | "WishlistStar_article">;
  }>;
  readonly " $fragmentType": "OemTable_rows";
}>;
export type OemTable_rows$key = ReadonlyArray<{
  readonly " $data"?: OemTable_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"OemTable_rows">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "OemTable_rows",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requestedName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "found",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "replacement",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Article",
      "kind": "LinkedField",
      "name": "result",
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
          "name": "description",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "price",
          "plural": false,
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
              "name": "currencyCode",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WishlistStar_article"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "EndOfLifeNotice_article"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "MultipleNotice_article"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "StockChips_article"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CartControls_article"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "OemRow",
  "abstractKey": null
};

(node as any).hash = "48f57f43fa0423a18ca215eeab4a16cd";

export default node;
