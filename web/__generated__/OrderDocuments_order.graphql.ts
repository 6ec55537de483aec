/**
 * @generated SignedSource<<ff99375f806d69ae876b5902920235a8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderDocuments_order$data = {
  readonly clientPaymentTerms: number | null | undefined;
  readonly documents: {
    readonly invoice: ReadonlyArray<{
      readonly dbId: string;
      readonly docNumber: string | null | undefined;
    }>;
    readonly mergedInvoice: ReadonlyArray<{
      readonly dbId: string;
      readonly docNumber: string | null | undefined;
    }>;
    readonly packingList: ReadonlyArray<{
      readonly dbId: string;
      readonly docNumber: string | null | undefined;
    }>;
    readonly proforma: ReadonlyArray<{
      readonly dbId: string;
      readonly docNumber: string | null | undefined;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "OrderDocuments_order";
};
export type OrderDocuments_order$key = {
  readonly " $data"?: OrderDocuments_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderDocuments_order">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
    "name": "docNumber",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderDocuments_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "clientPaymentTerms",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderDocuments",
      "kind": "LinkedField",
      "name": "documents",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "DocumentRef",
          "kind": "LinkedField",
          "name": "proforma",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DocumentRef",
          "kind": "LinkedField",
          "name": "invoice",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DocumentRef",
          "kind": "LinkedField",
          "name": "packingList",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DocumentRef",
          "kind": "LinkedField",
          "name": "mergedInvoice",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "4afb5bd177db7fe54546f52e2765bf9b";

export default node;
