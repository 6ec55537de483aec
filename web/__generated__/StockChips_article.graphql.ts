/**
 * @generated SignedSource<<351fbd88bf1ca3cffaa3c77c422413b8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WarehouseType = "CONSIGNATION" | "OTHER" | "REGULAR" | "TRANSIT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StockChips_article$data = {
  readonly stock: ReadonlyArray<{
    readonly amount: number;
    readonly warehouse: {
      readonly id: string;
      readonly name: string;
      readonly type: WarehouseType;
    };
  }>;
  readonly " $fragmentType": "StockChips_article";
};
export type StockChips_article$key = {
  readonly " $data"?: StockChips_article$data;
  readonly " $fragmentSpreads": FragmentRefs<"StockChips_article">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StockChips_article",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Stock",
      "kind": "LinkedField",
      "name": "stock",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Warehouse",
          "kind": "LinkedField",
          "name": "warehouse",
          "plural": false,
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
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "type",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Article",
  "abstractKey": null
};

(node as any).hash = "78ef4e4871e9517e8d3b578e13566310";

export default node;
