/**
 * @generated SignedSource<<ef177e33cd265b48cd41c0543f83d4fe>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MultipleNotice_article$data = {
  readonly multiple: number;
  readonly " $fragmentType": "MultipleNotice_article";
};
export type MultipleNotice_article$key = {
  readonly " $data"?: MultipleNotice_article$data;
  readonly " $fragmentSpreads": FragmentRefs<"MultipleNotice_article">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MultipleNotice_article",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "multiple",
      "storageKey": null
    }
  ],
  "type": "Article",
  "abstractKey": null
};

(node as any).hash = "6a0ab1a96653704374b587e863eaf443";

export default node;
