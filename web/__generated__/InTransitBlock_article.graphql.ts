/**
 * @generated SignedSource<<12698281955ebedf8c1944401bff0764>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InTransitBlock_article$data = {
  readonly inTransit: {
    readonly qty: number;
    readonly " $fragmentSpreads": FragmentRefs<"ArrivalDates_inTransit">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CartQuantityPopover_article">;
  readonly " $fragmentType": "InTransitBlock_article";
};
export type InTransitBlock_article$key = {
  readonly " $data"?: InTransitBlock_article$data;
  readonly " $fragmentSpreads": FragmentRefs<"InTransitBlock_article">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InTransitBlock_article",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CartQuantityPopover_article"
    }
  ],
  "type": "Article",
  "abstractKey": null
};

(node as any).hash = "1f656c2a09111a876e6f4ae6b8f05caa";

export default node;
