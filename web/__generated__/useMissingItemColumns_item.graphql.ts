/**
 * @generated SignedSource<<75648e33982c177d582b5baf2d97429c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useMissingItemColumns_item$data = {
  readonly appliedQty: number;
  readonly article: {
    readonly description: string | null | undefined;
    readonly name: string;
    readonly stock: ReadonlyArray<{
      readonly amount: number;
      readonly warehouse: {
        readonly dbId: string;
      };
    }>;
  };
  readonly hidden: boolean;
  readonly id: string;
  readonly inTransitQty: number;
  readonly linkedOrders: ReadonlyArray<{
    readonly clientOrderId: string | null | undefined;
    readonly dbId: string;
  }>;
  readonly qty: number;
  readonly references: ReadonlyArray<string>;
  readonly " $fragmentType": "useMissingItemColumns_item";
};
export type useMissingItemColumns_item$key = {
  readonly " $data"?: useMissingItemColumns_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"useMissingItemColumns_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useMissingItemColumns_item"
};

(node as any).hash = "d222eb168f8d891d7bef0ab7771949b8";

export default node;
