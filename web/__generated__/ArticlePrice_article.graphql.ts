/**
 * @generated SignedSource<<f988bd813360fb5c07c26f9040d75e0a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ArticlePrice_article$data = {
  readonly price: {
    readonly currencyCode: string;
    readonly value: number;
  } | null | undefined;
  readonly " $fragmentType": "ArticlePrice_article";
};
export type ArticlePrice_article$key = {
  readonly " $data"?: ArticlePrice_article$data;
  readonly " $fragmentSpreads": FragmentRefs<"ArticlePrice_article">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ArticlePrice_article",
  "selections": [
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
    }
  ],
  "type": "Article",
  "abstractKey": null
};

(node as any).hash = "be006913d313d5258a3fcd5cc13321da";

export default node;
