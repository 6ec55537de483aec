/**
 * @generated SignedSource<<2a75c4ba22f4d9247f1f26e4df9afedc>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderSummary_summary$data = {
  readonly grandTotal: {
    readonly currencyCode: string;
    readonly value: number;
  };
  readonly qty: number;
  readonly subtotal: {
    readonly currencyCode: string;
    readonly value: number;
  };
  readonly subtotalVat: {
    readonly currencyCode: string;
    readonly value: number;
  };
  readonly totalNetWeight: number;
  readonly " $fragmentType": "OrderSummary_summary";
};
export type OrderSummary_summary$key = {
  readonly " $data"?: OrderSummary_summary$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderSummary_summary">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderSummary_summary",
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
      "name": "totalNetWeight",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "subtotal",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "subtotalVat",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "grandTotal",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "OrderSummary",
  "abstractKey": null
};
})();

(node as any).hash = "499e14a54c44ae2f7a147b23be725615";

export default node;
