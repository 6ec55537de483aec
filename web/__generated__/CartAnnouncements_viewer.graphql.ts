/**
 * @generated SignedSource<<cf2cc124ace31efa0bc002f12985141f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartAnnouncements_viewer$data = {
  readonly cartAnnouncements: ReadonlyArray<{
    readonly id: string;
    readonly shortMessage: string;
  }> | null | undefined;
  readonly " $fragmentType": "CartAnnouncements_viewer";
};
export type CartAnnouncements_viewer$key = {
  readonly " $data"?: CartAnnouncements_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartAnnouncements_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartAnnouncements_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Announcement",
      "kind": "LinkedField",
      "name": "cartAnnouncements",
      "plural": true,
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
          "name": "shortMessage",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "08407304aaaa296832defcd26d9366a8";

export default node;
