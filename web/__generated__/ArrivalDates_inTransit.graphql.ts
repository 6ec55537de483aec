/**
 * @generated SignedSource<<9e52b3245b4db232ae5fabebe887c6a2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ArrivalDates_inTransit$data = {
  readonly maximalDate: string | null | undefined;
  readonly minimalDate: string | null | undefined;
  readonly " $fragmentType": "ArrivalDates_inTransit";
};
export type ArrivalDates_inTransit$key = {
  readonly " $data"?: ArrivalDates_inTransit$data;
  readonly " $fragmentSpreads": FragmentRefs<"ArrivalDates_inTransit">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ArrivalDates_inTransit",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minimalDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maximalDate",
      "storageKey": null
    }
  ],
  "type": "InTransit",
  "abstractKey": null
};

(node as any).hash = "4b122a6bb95bad5a304e951a862d4ce7";

export default node;
