/**
 * @generated SignedSource<<4a93bc2d7d8dd085522a682297e5945a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartContent_cart$data = {
  readonly items: ReadonlyArray<{
    readonly article: {
      readonly id: string;
      readonly name: string;
    };
    readonly id: string;
    readonly qty: number;
    readonly requestedQty: number;
  }>;
  readonly qty: number;
  readonly " $fragmentSpreads": FragmentRefs<"CartBar_cart" | "CartHints_cart" | "CartTable_cart" | "RescueDialog_cart">;
  readonly " $fragmentType": "CartContent_cart";
};
export type CartContent_cart$key = {
  readonly " $data"?: CartContent_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartContent_cart">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "qty",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartContent_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CartItem",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "requestedQty",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Article",
          "kind": "LinkedField",
          "name": "article",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CartTable_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CartHints_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CartBar_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RescueDialog_cart"
    }
  ],
  "type": "Cart",
  "abstractKey": null
};
})();

(node as any).hash = "28c72087e0f9233ec0f1c271df65bdcf";

export default node;
