/**
 * @generated SignedSource<<ba24f3c91793fecfc36f1516036ca6bd>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EndOfLifeNotice_article$data = {
  readonly eol: {
    readonly replacements: ReadonlyArray<{
      readonly dbId: string;
      readonly name: string;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "EndOfLifeNotice_article";
};
export type EndOfLifeNotice_article$key = {
  readonly " $data"?: EndOfLifeNotice_article$data;
  readonly " $fragmentSpreads": FragmentRefs<"EndOfLifeNotice_article">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EndOfLifeNotice_article",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "EndOfLife",
      "kind": "LinkedField",
      "name": "eol",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ArticleReplacement",
          "kind": "LinkedField",
          "name": "replacements",
          "plural": true,
          "selections": [
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
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Article",
  "abstractKey": null
};

(node as any).hash = "0486da22a76b6ea866b2d46ec65a384b";

export default node;
