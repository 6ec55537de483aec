/**
 * @generated SignedSource<<4e3ff3398473f597a7b043fd05f62097>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ResultList_hits$data = ReadonlyArray<{
  readonly " $fragmentSpreads": FragmentRefs<"ResultCards_hits" | "ResultTable_hits">;
  readonly " $fragmentType": "ResultList_hits";
}>;
export type ResultList_hits$key = ReadonlyArray<{
  readonly " $data"?: ResultList_hits$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResultList_hits">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ResultList_hits",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ResultCards_hits"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ResultTable_hits"
    }
  ],
  "type": "ArticleHit",
  "abstractKey": null
};

(node as any).hash = "3e02330a49974010863687b049a17746";

export default node;
