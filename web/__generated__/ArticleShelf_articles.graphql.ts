/**
 * @generated SignedSource<<1ac3ea7e111c3809bd22627b91dfbe0d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ArticleShelf_articles$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"ShelfArticle_article">;
  readonly " $fragmentType": "ArticleShelf_articles";
}>;
export type ArticleShelf_articles$key = ReadonlyArray<{
  readonly " $data"?: ArticleShelf_articles$data;
  readonly " $fragmentSpreads": FragmentRefs<"ArticleShelf_articles">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ArticleShelf_articles",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShelfArticle_article"
    }
  ],
  "type": "Article",
  "abstractKey": null
};

(node as any).hash = "0365b44ff3047d424f5e87b4c40e0cad";

export default node;
