/**
 * @generated SignedSource<<8048c33b7dc85eddafefc0f00dddf52b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderParties_order$data = {
  readonly payer: {
    readonly " $fragmentSpreads": FragmentRefs<"PartyDetails_party">;
  } | null | undefined;
  readonly receiver: {
    readonly " $fragmentSpreads": FragmentRefs<"PartyDetails_party">;
  } | null | undefined;
  readonly seller: {
    readonly " $fragmentSpreads": FragmentRefs<"SellerDetails_seller">;
  } | null | undefined;
  readonly " $fragmentType": "OrderParties_order";
};
export type OrderParties_order$key = {
  readonly " $data"?: OrderParties_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderParties_order">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "PartyDetails_party"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderParties_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PartyAddress",
      "kind": "LinkedField",
      "name": "payer",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PartyAddress",
      "kind": "LinkedField",
      "name": "receiver",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SellerAddress",
      "kind": "LinkedField",
      "name": "seller",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SellerDetails_seller"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "27203ce4ab8ea3fb06f5d8d5cea555a5";

export default node;
