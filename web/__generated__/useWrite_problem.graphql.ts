/**
 * @generated SignedSource<<4b322435311a100a07dd0a223040b34f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useWrite_problem$data = {
  readonly __typename: string;
  readonly fieldErrors?: ReadonlyArray<{
    readonly message: string;
    readonly path: string;
  }>;
  readonly message: string;
  readonly messages?: ReadonlyArray<string>;
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

(node as any).hash = "2840f0ee7fb2db6d3ccbbfb89786b421";

export default node;
