/**
 * @generated SignedSource<<770412693eabb87d649ba041ee6a88e5>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useNotCompletedOrders_viewer$data = {
  readonly notCompletedOrders: number | null | undefined;
  readonly " $fragmentType": "useNotCompletedOrders_viewer";
};
export type useNotCompletedOrders_viewer$key = {
  readonly " $data"?: useNotCompletedOrders_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useNotCompletedOrders_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useNotCompletedOrders_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "notCompletedOrders",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "80f6e9f90c7bc5358930c8db70bb227a";

export default node;
