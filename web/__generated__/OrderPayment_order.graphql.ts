/**
 * @generated SignedSource<<dac8b2127132dc2070395c861e506967>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderPayment_order$data = {
  readonly allowToPay: boolean;
  readonly dbId: string;
  readonly paid: boolean;
  readonly " $fragmentType": "OrderPayment_order";
};
export type OrderPayment_order$key = {
  readonly " $data"?: OrderPayment_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderPayment_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderPayment_order",
  "selections": [
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
      "name": "paid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "allowToPay",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "2ba20ddd8e5314b39139ee10adfa39cc";

export default node;
