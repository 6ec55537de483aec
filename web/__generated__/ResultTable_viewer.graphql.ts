/**
 * @generated SignedSource<<bfa52ca7888eef94e8088f3c0cb3c56a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WarehouseType = "CONSIGNATION" | "OTHER" | "REGULAR" | "TRANSIT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ResultTable_viewer$data = {
  readonly warehouses: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly type: WarehouseType;
  }> | null | undefined;
  readonly " $fragmentType": "ResultTable_viewer";
};
export type ResultTable_viewer$key = {
  readonly " $data"?: ResultTable_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResultTable_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ResultTable_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Warehouse",
      "kind": "LinkedField",
      "name": "warehouses",
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
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "a50921e9ef1466b05845dc64e01e6eb5";

export default node;
