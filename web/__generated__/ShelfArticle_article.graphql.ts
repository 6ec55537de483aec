/**
 * @generated SignedSource<<6215a434e025b2982fd0a303399c9770>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShelfArticle_article$data = {
  readonly description: string | null | undefined;
  readonly name: string;
  readonly photoUrl: string;
  readonly " $fragmentSpreads": FragmentRefs<"ArticlePrice_article" | "CartControls_article" | "EndOfLifeNotice_article">;
  readonly " $fragmentType": "ShelfArticle_article";
};
export type ShelfArticle_article$key = {
  readonly " $data"?: ShelfArticle_article$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShelfArticle_article">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShelfArticle_article",
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
      "name": "EndOfLifeNotice_article"
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
  "type": "Article",
  "abstractKey": null
};

(node as any).hash = "a693fb2bc71aef1e37d349f657d1c58f";

export default node;
