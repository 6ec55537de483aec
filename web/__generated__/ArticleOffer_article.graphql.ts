/**
 * @generated SignedSource<<01398a99ddae4d5023bc751fe2a61094>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ArticleOffer_article$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ArticlePrice_article" | "CartQuantityPopover_article" | "InTransitBlock_article" | "MultipleNotice_article" | "StockChips_article">;
  readonly " $fragmentType": "ArticleOffer_article";
};
export type ArticleOffer_article$key = {
  readonly " $data"?: ArticleOffer_article$data;
  readonly " $fragmentSpreads": FragmentRefs<"ArticleOffer_article">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ArticleOffer_article",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ArticlePrice_article"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StockChips_article"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CartQuantityPopover_article"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MultipleNotice_article"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InTransitBlock_article"
    }
  ],
  "type": "Article",
  "abstractKey": null
};

(node as any).hash = "be394120e869f019a97bcd9f7cefa951";

export default node;
