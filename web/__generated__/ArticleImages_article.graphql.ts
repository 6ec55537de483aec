/**
 * @generated SignedSource<<d07e70ef9fa2902b7bf78e0bce73f4cd>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ArticleImages_article$data = {
  readonly name: string;
  readonly photoLarge: string;
  readonly photoMiddle: string;
  readonly photoSmall: string;
  readonly schemeLarge: string;
  readonly schemeMiddle: string;
  readonly schemeSmall: string;
  readonly " $fragmentType": "ArticleImages_article";
};
export type ArticleImages_article$key = {
  readonly " $data"?: ArticleImages_article$data;
  readonly " $fragmentSpreads": FragmentRefs<"ArticleImages_article">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "size",
    "value": "S200"
  }
],
v1 = [
  {
    "kind": "Literal",
    "name": "size",
    "value": "S640"
  }
],
v2 = [
  {
    "kind": "Literal",
    "name": "size",
    "value": "S1600"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ArticleImages_article",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": "photoSmall",
      "args": (v0/*:: as any*/),
      "kind": "ScalarField",
      "name": "photoUrl",
      "storageKey": "photoUrl(size:\"S200\")"
    },
    {
      "alias": "photoMiddle",
      "args": (v1/*:: as any*/),
      "kind": "ScalarField",
      "name": "photoUrl",
      "storageKey": "photoUrl(size:\"S640\")"
    },
    {
      "alias": "photoLarge",
      "args": (v2/*:: as any*/),
      "kind": "ScalarField",
      "name": "photoUrl",
      "storageKey": "photoUrl(size:\"S1600\")"
    },
    {
      "alias": "schemeSmall",
      "args": (v0/*:: as any*/),
      "kind": "ScalarField",
      "name": "schemeUrl",
      "storageKey": "schemeUrl(size:\"S200\")"
    },
    {
      "alias": "schemeMiddle",
      "args": (v1/*:: as any*/),
      "kind": "ScalarField",
      "name": "schemeUrl",
      "storageKey": "schemeUrl(size:\"S640\")"
    },
    {
      "alias": "schemeLarge",
      "args": (v2/*:: as any*/),
      "kind": "ScalarField",
      "name": "schemeUrl",
      "storageKey": "schemeUrl(size:\"S1600\")"
    }
  ],
  "type": "Article",
  "abstractKey": null
};
})();

(node as any).hash = "21978f6124a121254c2c76e0737817de";

export default node;
