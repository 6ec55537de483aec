/**
 * @generated SignedSource<<94e46cd4468d8f32249ed4728a1e73da>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartTable_cart$data = {
  readonly items: ReadonlyArray<{
    readonly article: {
      readonly id: string;
    };
    readonly id: string;
    readonly requestedQty: number;
    readonly " $fragmentSpreads": FragmentRefs<"CartRow_item">;
  }>;
  readonly " $fragmentType": "CartTable_cart";
};
export type CartTable_cart$key = {
  readonly " $data"?: CartTable_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartTable_cart">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartTable_cart",
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CartRow_item"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};
})();

(node as any).hash = "7e3a4b43ad7dd4da3b0e12e7ada58051";

export default node;
