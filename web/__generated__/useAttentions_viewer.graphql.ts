/**
 * @generated SignedSource<<7b55f740be253fa35c1961a9d0c35d4d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AttentionLevel = "DANGER" | "INFO" | "WARNING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useAttentions_viewer$data = {
  readonly attentions: ReadonlyArray<{
    readonly key: string;
    readonly level: AttentionLevel;
    readonly value: number;
  }> | null | undefined;
  readonly " $fragmentType": "useAttentions_viewer";
};
export type useAttentions_viewer$key = {
  readonly " $data"?: useAttentions_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useAttentions_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useAttentions_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Attention",
      "kind": "LinkedField",
      "name": "attentions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
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
          "name": "level",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "0fc1ceccc0f2b9107fed110133386860";

export default node;
