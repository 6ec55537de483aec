/**
 * @generated SignedSource<<498dade8f173f155cda91a045fdd42ab>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useCartQuantity_article$data = {
  readonly id: string;
  readonly inBackorderQty: number;
  readonly inCartQty: number;
  readonly inReservationQty: number;
  readonly multiple: number;
  readonly " $fragmentType": "useCartQuantity_article";
};
export type useCartQuantity_article$key = {
  readonly " $data"?: useCartQuantity_article$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCartQuantity_article">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useCartQuantity_article",
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
      "name": "multiple",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "inCartQty",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "inReservationQty",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "inBackorderQty",
      "storageKey": null
    }
  ],
  "type": "Article",
  "abstractKey": null
};

(node as any).hash = "7ec8560c1d3bdf8bdd99e08456d6ca4d";

export default node;
