/**
 * @generated SignedSource<<bc32e315b20439431dc2869d88a3d80e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SellerDetails_seller$data = {
  readonly city: string | null | undefined;
  readonly country: {
    readonly originalName: string | null | undefined;
  } | null | undefined;
  readonly name: string | null | undefined;
  readonly street: string | null | undefined;
  readonly vatNumber: string | null | undefined;
  readonly zip: string | null | undefined;
  readonly " $fragmentType": "SellerDetails_seller";
};
export type SellerDetails_seller$key = {
  readonly " $data"?: SellerDetails_seller$data;
  readonly " $fragmentSpreads": FragmentRefs<"SellerDetails_seller">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SellerDetails_seller",
  "selections": [
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
      "name": "vatNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "street",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "zip",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "city",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Country",
      "kind": "LinkedField",
      "name": "country",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "originalName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SellerAddress",
  "abstractKey": null
};

(node as any).hash = "22733478769e804521a346cf64b93abf";

export default node;
