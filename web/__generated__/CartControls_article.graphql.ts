/**
 * @generated SignedSource<<bef4ed1ccef5f783086467d51a82a688>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartControls_article$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CartQuantityPopover_article">;
  readonly " $fragmentType": "CartControls_article";
};
export type CartControls_article$key = {
  readonly " $data"?: CartControls_article$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartControls_article">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartControls_article",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CartQuantityPopover_article"
    }
  ],
  "type": "Article",
  "abstractKey": null
};

(node as any).hash = "f8fcd7e2e83b77d82f7e10cad4a31917";

export default node;
