/**
 * @generated SignedSource<<76e9f438c5cd2e4f9e065b40edd0197a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ResultCard_hit$data = {
  readonly article: {
    readonly brand: string | null | undefined;
    readonly description: string | null | undefined;
    readonly name: string;
    readonly photoUrl: string;
    readonly " $fragmentSpreads": FragmentRefs<"ArticlePrice_article" | "CartControls_article" | "EndOfLifeNotice_article" | "InTransitNote_article" | "MultipleNotice_article" | "StockChips_article" | "WishlistStar_article">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"AnalogueList_hit">;
  readonly " $fragmentType": "ResultCard_hit";
};
export type ResultCard_hit$key = {
  readonly " $data"?: ResultCard_hit$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResultCard_hit">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ResultCard_hit",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AnalogueList_hit"
    },
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
          "args": [
            {
              "kind": "Literal",
              "name": "size",
              "value": "S200"
            }
          ],
          "kind": "ScalarField",
          "name": "photoUrl",
          "storageKey": "photoUrl(size:\"S200\")"
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
          "name": "StockChips_article"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "MultipleNotice_article"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "InTransitNote_article"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ArticlePrice_article"
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
  "type": "ArticleHit",
  "abstractKey": null
};

(node as any).hash = "131c5fa44531a43c540ea5a10e2a4a38";

export default node;
