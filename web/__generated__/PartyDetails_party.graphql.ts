/**
 * @generated SignedSource<<6da822977a301eecf4fca983e245aedf>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PartyDetails_party$data = {
  readonly address: string | null | undefined;
  readonly city: string | null | undefined;
  readonly companyName: string | null | undefined;
  readonly country: {
    readonly originalName: string | null | undefined;
  } | null | undefined;
  readonly email: string | null | undefined;
  readonly index: string | null | undefined;
  readonly phone: string | null | undefined;
  readonly region: string | null | undefined;
  readonly vat: string | null | undefined;
  readonly " $fragmentType": "PartyDetails_party";
};
export type PartyDetails_party$key = {
  readonly " $data"?: PartyDetails_party$data;
  readonly " $fragmentSpreads": FragmentRefs<"PartyDetails_party">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PartyDetails_party",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "companyName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "index",
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
      "kind": "ScalarField",
      "name": "region",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "vat",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    }
  ],
  "type": "PartyAddress",
  "abstractKey": null
};

(node as any).hash = "a6fa5f3d4a7242e55535493a5beab82a";

export default node;
