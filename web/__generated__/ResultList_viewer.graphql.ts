/**
 * @generated SignedSource<<8c8197a37f66af6d4f2b87fb6ca2e4fe>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ResultList_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ResultTable_viewer">;
  readonly " $fragmentType": "ResultList_viewer";
};
export type ResultList_viewer$key = {
  readonly " $data"?: ResultList_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResultList_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ResultList_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ResultTable_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "ef3c57f887d0d2e054eebbfe515b0927";

export default node;
