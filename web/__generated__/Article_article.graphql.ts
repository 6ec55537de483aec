/**
 * @generated SignedSource<<c6e469e068f430847951f395ccedb311>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Article_article$data = {
  readonly brand: string | null | undefined;
  readonly description: string | null | undefined;
  readonly name: string;
  readonly quantityOptions: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ArticleShelf_articles">;
  }>;
  readonly related: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ArticleShelf_articles">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"ArticleAttributes_article" | "ArticleImages_article" | "ArticleNumbers_article" | "ArticleOffer_article" | "EndOfLifeNotice_article" | "UsedInVehicles_article" | "WishlistStar_article">;
  readonly " $fragmentType": "Article_article";
};
export type Article_article$key = {
  readonly " $data"?: Article_article$data;
  readonly " $fragmentSpreads": FragmentRefs<"Article_article">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "ArticleShelf_articles"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Article_article",
  "selections": [
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
      "args": null,
      "concreteType": "Article",
      "kind": "LinkedField",
      "name": "related",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Article",
      "kind": "LinkedField",
      "name": "quantityOptions",
      "plural": true,
      "selections": (v0/*:: as any*/),
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
      "name": "ArticleImages_article"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ArticleOffer_article"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ArticleAttributes_article"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ArticleNumbers_article"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UsedInVehicles_article"
    }
  ],
  "type": "Article",
  "abstractKey": null
};
})();

(node as any).hash = "0f92aee7f811b82c533c60ee568a7653";

export default node;
