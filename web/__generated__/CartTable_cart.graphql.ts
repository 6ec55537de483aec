/**
 * @generated SignedSource<<42b94647d4019a75ef07e095add7e9f7>>
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

const node: ReaderFragment = {
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
          "name": "requestedQty",
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

(node as any).hash = "c559834bc547312bbe4b601c3ffb14b3";

export default node;
