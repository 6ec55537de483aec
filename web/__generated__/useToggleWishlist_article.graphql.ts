/**
 * @generated SignedSource<<ec0ba93094858bac33c2aab63f88e423>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useToggleWishlist_article$data = {
  readonly id: string;
  readonly inWishList: boolean;
  readonly " $fragmentType": "useToggleWishlist_article";
};
export type useToggleWishlist_article$key = {
  readonly " $data"?: useToggleWishlist_article$data;
  readonly " $fragmentSpreads": FragmentRefs<"useToggleWishlist_article">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useToggleWishlist_article",
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
      "name": "inWishList",
      "storageKey": null
    }
  ],
  "type": "Article",
  "abstractKey": null
};

(node as any).hash = "a327650250ab965bbe5b83ce8e18789d";

export default node;
