/**
 * @generated SignedSource<<fe4a0704869a2412a28cfe49a2759729>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheckoutOrder_order$data = {
  readonly date: string;
  readonly dbId: string;
  readonly id: string;
  readonly warehouse: {
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CheckoutPanel_order">;
  readonly " $fragmentType": "CheckoutOrder_order";
};
export type CheckoutOrder_order$key = {
  readonly " $data"?: CheckoutOrder_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckoutOrder_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CheckoutOrder_order",
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
      "name": "dbId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "date",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CheckoutWarehouse",
      "kind": "LinkedField",
      "name": "warehouse",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CheckoutPanel_order"
    }
  ],
  "type": "CheckoutOrder",
  "abstractKey": null
};

(node as any).hash = "7c1612c00f8de4bbdc06f564148bc4ea";

export default node;
