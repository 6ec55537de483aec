/**
 * @generated SignedSource<<179771037494527a877de38b7dbd51a9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderComment_comment$data = {
  readonly createdAt: string;
  readonly id: string;
  readonly message: string;
  readonly " $fragmentType": "OrderComment_comment";
};
export type OrderComment_comment$key = {
  readonly " $data"?: OrderComment_comment$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderComment_comment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderComment_comment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "OrderComment",
  "abstractKey": null
};

(node as any).hash = "2a48f731f1df67c3078fc33ccd760a30";

export default node;
