/**
 * @generated SignedSource<<ce446701a078f5588722c203cbfa06ce>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RescueDialog_cart$data = {
  readonly hints: ReadonlyArray<{
    readonly article: {
      readonly description: string | null | undefined;
      readonly id: string;
      readonly name: string;
    };
    readonly requestedNo: string;
    readonly requestedQty: number;
  }>;
  readonly " $fragmentType": "RescueDialog_cart";
};
export type RescueDialog_cart$key = {
  readonly " $data"?: RescueDialog_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"RescueDialog_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RescueDialog_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CartHint",
      "kind": "LinkedField",
      "name": "hints",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "requestedNo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "requestedQty",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Article",
          "kind": "LinkedField",
          "name": "article",
          "plural": false,
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
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "description",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "93e483685d7d453a0d7975a67a3b79a6";

export default node;
