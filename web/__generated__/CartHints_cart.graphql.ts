/**
 * @generated SignedSource<<a2bf076424462e07966587b9e653fdca>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartHints_cart$data = {
  readonly hints: ReadonlyArray<{
    readonly article: {
      readonly description: string | null | undefined;
      readonly id: string;
      readonly name: string;
    };
    readonly calculatedPrice: {
      readonly currencyCode: string;
      readonly value: number;
    } | null | undefined;
    readonly requestedNo: string;
    readonly requestedQty: number;
    readonly stock: ReadonlyArray<{
      readonly amount: number;
      readonly warehouse: {
        readonly dbId: string;
        readonly name: string;
      };
    }>;
  }>;
  readonly " $fragmentType": "CartHints_cart";
};
export type CartHints_cart$key = {
  readonly " $data"?: CartHints_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartHints_cart">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartHints_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CartHint",
      "kind": "LinkedField",
      "name": "hints",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "requestedNo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Article",
          "kind": "LinkedField",
          "name": "article",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "description",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "calculatedPrice",
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
          "concreteType": "Stock",
          "kind": "LinkedField",
          "name": "stock",
          "plural": true,
          "selections": [
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
                  "name": "dbId",
                  "storageKey": null
                },
                (v0/*:: as any*/)
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "amount",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};
})();

(node as any).hash = "83cb2d3443e529c3e05a38821d032ebd";

export default node;
