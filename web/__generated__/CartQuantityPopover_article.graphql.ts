/**
 * @generated SignedSource<<da0532752ae320795a449919e57aa481>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartQuantityPopover_article$data = {
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"useCartQuantity_article">;
  readonly " $fragmentType": "CartQuantityPopover_article";
};
export type CartQuantityPopover_article$key = {
  readonly " $data"?: CartQuantityPopover_article$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartQuantityPopover_article">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartQuantityPopover_article",
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
      "name": "useCartQuantity_article"
    }
  ],
  "type": "Article",
  "abstractKey": null
};

(node as any).hash = "486bcea8310d808c949f8d49d1daf753";

export default node;
