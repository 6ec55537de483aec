/**
 * @generated SignedSource<<3d07cfd295d6a5321748232deb982cba>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type PlaceToCheck = "CART" | "MAILBOX" | "ORDERS" | "PAGE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useWrite_problem$data = {
  readonly __typename: string;
  readonly check?: PlaceToCheck;
  readonly fieldErrors?: ReadonlyArray<{
    readonly message: string;
    readonly path: string;
  }>;
  readonly message: string;
  readonly messages?: ReadonlyArray<string>;
  readonly retryAfter?: number;
  readonly " $fragmentType": "useWrite_problem";
};
export type useWrite_problem$key = {
  readonly " $data"?: useWrite_problem$data;
  readonly " $fragmentSpreads": FragmentRefs<"useWrite_problem">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useWrite_problem"
};

(node as any).hash = "c480da58a4977f0d88c9a912d93d8690";

export default node;
