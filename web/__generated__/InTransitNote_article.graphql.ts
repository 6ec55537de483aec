/**
 * @generated SignedSource<<42cb53d1c526a84b697c1e445922e5a4>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InTransitNote_article$data = {
  readonly inTransit: {
    readonly qty: number;
    readonly " $fragmentSpreads": FragmentRefs<"ArrivalDates_inTransit">;
  } | null | undefined;
  readonly " $fragmentType": "InTransitNote_article";
};
export type InTransitNote_article$key = {
  readonly " $data"?: InTransitNote_article$data;
  readonly " $fragmentSpreads": FragmentRefs<"InTransitNote_article">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InTransitNote_article",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "InTransit",
      "kind": "LinkedField",
      "name": "inTransit",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "qty",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ArrivalDates_inTransit"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Article",
  "abstractKey": null
};

(node as any).hash = "2f2a4d57aac4620424a99f35c7663700";

export default node;
