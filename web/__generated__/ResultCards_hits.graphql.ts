/**
 * @generated SignedSource<<7970757f2c7f3ceb4212ea91f8126a3b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ResultCards_hits$data = ReadonlyArray<{
  readonly article: {
    readonly id: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ResultCard_hit">;
  readonly " $fragmentType": "ResultCards_hits";
}>;
export type ResultCards_hits$key = ReadonlyArray<{
  readonly " $data"?: ResultCards_hits$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResultCards_hits">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ResultCards_hits",
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
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ResultCard_hit"
    }
  ],
  "type": "ArticleHit",
  "abstractKey": null
};

(node as any).hash = "f17d937306112f1e9ca16dca31ea745d";

export default node;
