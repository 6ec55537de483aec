/**
 * @generated SignedSource<<3b7609c7a854131dd31d40890c8fc276>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ResultTable_hits$data = ReadonlyArray<{
  readonly article: {
    readonly brand: string | null | undefined;
    readonly description: string | null | undefined;
    readonly id: string;
    readonly inTransit: {
      readonly __typename: "InTransit";
    } | null | undefined;
    readonly name: string;
    readonly photoUrl: string;
    readonly price: {
      readonly currencyCode: string;
      readonly value: number;
    } | null | undefined;
    readonly stock: ReadonlyArray<{
      readonly amount: number;
      readonly warehouse: {
        readonly id: string;
      };
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"CartControls_article" | "EndOfLifeNotice_article" | "InTransitNote_article" | "MultipleNotice_article" | "WishlistStar_article">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"AnalogueList_hit">;
  readonly " $fragmentType": "ResultTable_hits";
}>;
export type ResultTable_hits$key = ReadonlyArray<{
  readonly " $data"?: ResultTable_hits$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResultTable_hits">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ResultTable_hits",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AnalogueList_hit"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Article",
      "kind": "LinkedField",
      "name": "article",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
          "name": "brand",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        },
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "size",
              "value": "S200"
            }
          ],
          "kind": "ScalarField",
          "name": "photoUrl",
          "storageKey": "photoUrl(size:\"S200\")"
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "price",
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
                (v0/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "InTransit",
          "kind": "LinkedField",
          "name": "inTransit",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "__typename",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WishlistStar_article"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "EndOfLifeNotice_article"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "MultipleNotice_article"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "InTransitNote_article"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CartControls_article"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ArticleHit",
  "abstractKey": null
};
})();

(node as any).hash = "12f8c734e28fe1deb4c47bfece4dc3d6";

export default node;
