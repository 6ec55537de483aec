/**
 * @generated SignedSource<<d25e438709328208f784b46d2cb6299d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RegularCart_cart$data = {
  readonly items: ReadonlyArray<{
    readonly article: {
      readonly id: string;
    };
    readonly id: string;
    readonly qty: number;
    readonly requestedQty: number;
  }>;
  readonly qty: number;
  readonly " $fragmentSpreads": FragmentRefs<"CartBar_cart" | "CartHints_cart" | "CartTable_cart">;
  readonly " $fragmentType": "RegularCart_cart";
};
export type RegularCart_cart$key = {
  readonly " $data"?: RegularCart_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegularCart_cart">;
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
  "name": "RegularCart_cart",
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
            (v0/*:: as any*/)
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
    }
  ],
  "type": "Cart",
  "abstractKey": null
};
})();

(node as any).hash = "33b593949778e4d5cdfb37a7fabfbc12";

export default node;
