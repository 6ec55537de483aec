/**
 * @generated SignedSource<<c867fe8171a0dbe34fb553060eea7766>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ArticleAttributes_article$data = {
  readonly attributes: ReadonlyArray<{
    readonly name: string;
    readonly value: string | null | undefined;
  }>;
  readonly " $fragmentType": "ArticleAttributes_article";
};
export type ArticleAttributes_article$key = {
  readonly " $data"?: ArticleAttributes_article$data;
  readonly " $fragmentSpreads": FragmentRefs<"ArticleAttributes_article">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ArticleAttributes_article",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "NameValue",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": true,
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
          "name": "value",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Article",
  "abstractKey": null
};

(node as any).hash = "f1898614fbb2cfde45b4f67d9378b57e";

export default node;
