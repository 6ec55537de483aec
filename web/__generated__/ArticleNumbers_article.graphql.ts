/**
 * @generated SignedSource<<aa19061781a9c2e4eca5db65d1003b89>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ArticleNumbers_article$data = {
  readonly analogues: {
    readonly analogue: ReadonlyArray<{
      readonly brand: string | null | undefined;
      readonly name: string;
    }>;
    readonly oem: ReadonlyArray<{
      readonly brand: string | null | undefined;
      readonly name: string;
    }>;
  } | null | undefined;
  readonly compatible: ReadonlyArray<{
    readonly brand: string | null | undefined;
    readonly name: string;
  }>;
  readonly " $fragmentType": "ArticleNumbers_article";
};
export type ArticleNumbers_article$key = {
  readonly " $data"?: ArticleNumbers_article$data;
  readonly " $fragmentSpreads": FragmentRefs<"ArticleNumbers_article">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ArticleNumbers_article",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OemNumber",
      "kind": "LinkedField",
      "name": "compatible",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ArticleAnalogues",
      "kind": "LinkedField",
      "name": "analogues",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "OemNumber",
          "kind": "LinkedField",
          "name": "oem",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Analogue",
          "kind": "LinkedField",
          "name": "analogue",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Article",
  "abstractKey": null
};
})();

(node as any).hash = "577947143423a6945a60c4e6fbb50bb3";

export default node;
