/**
 * @generated SignedSource<<6acfe1e887379d8e92e9b451dd6dd4d5>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartBar_cart$data = {
  readonly qty: number;
  readonly requestedQty: number;
  readonly total: {
    readonly currencyCode: string;
    readonly value: number;
  };
  readonly " $fragmentType": "CartBar_cart";
};
export type CartBar_cart$key = {
  readonly " $data"?: CartBar_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartBar_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartBar_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "qty",
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
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "total",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currencyCode",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "dbd1ad1cc5baecbd6dc957f7271454f6";

export default node;
