/**
 * @generated SignedSource<<02410456437faf1de7d71007c228be8f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddAddressDialog_query$data = {
  readonly countries: ReadonlyArray<{
    readonly dbId: string;
    readonly id: string;
    readonly name: string;
  }> | null | undefined;
  readonly " $fragmentType": "AddAddressDialog_query";
};
export type AddAddressDialog_query$key = {
  readonly " $data"?: AddAddressDialog_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddAddressDialog_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddAddressDialog_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Country",
      "kind": "LinkedField",
      "name": "countries",
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
          "name": "dbId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "64fcdbd2c9417dca5c5c8dd7ba7a0578";

export default node;
