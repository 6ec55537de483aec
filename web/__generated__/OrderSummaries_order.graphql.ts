/**
 * @generated SignedSource<<e33ff37db80cfff576675695b5a47f92>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderSummaries_order$data = {
  readonly backorderSummary: {
    readonly " $fragmentSpreads": FragmentRefs<"OrderSummary_summary">;
  } | null | undefined;
  readonly stockSummary: {
    readonly " $fragmentSpreads": FragmentRefs<"OrderSummary_summary">;
  } | null | undefined;
  readonly vatPercent: number | null | undefined;
  readonly " $fragmentType": "OrderSummaries_order";
};
export type OrderSummaries_order$key = {
  readonly " $data"?: OrderSummaries_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderSummaries_order">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "OrderSummary_summary"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderSummaries_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "vatPercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderSummary",
      "kind": "LinkedField",
      "name": "stockSummary",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderSummary",
      "kind": "LinkedField",
      "name": "backorderSummary",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "5420d0047428db955c68edf74bf5cb92";

export default node;
