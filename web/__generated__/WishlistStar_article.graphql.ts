/**
 * @generated SignedSource<<a143fa9b728db8ea8178861604010374>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WishlistStar_article$data = {
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"useToggleWishlist_article">;
  readonly " $fragmentType": "WishlistStar_article";
};
export type WishlistStar_article$key = {
  readonly " $data"?: WishlistStar_article$data;
  readonly " $fragmentSpreads": FragmentRefs<"WishlistStar_article">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WishlistStar_article",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useToggleWishlist_article"
    }
  ],
  "type": "Article",
  "abstractKey": null
};

(node as any).hash = "24f6333663428387397f2f233caef45a";

export default node;
