/**
 * @generated SignedSource<<e971c2da3772ce04806ab4795d0b5d26>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnalogueList_hit$data = {
  readonly analogues: ReadonlyArray<{
    readonly brand: string | null | undefined;
    readonly matched: boolean | null | undefined;
    readonly name: string;
  }>;
  readonly " $fragmentType": "AnalogueList_hit";
};
export type AnalogueList_hit$key = {
  readonly " $data"?: AnalogueList_hit$data;
  readonly " $fragmentSpreads": FragmentRefs<"AnalogueList_hit">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AnalogueList_hit",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Analogue",
      "kind": "LinkedField",
      "name": "analogues",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "brand",
          "storageKey": null
        },
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
          "name": "matched",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ArticleHit",
  "abstractKey": null
};

(node as any).hash = "42958694249c0b0eb6d8eec3fe11459d";

export default node;
