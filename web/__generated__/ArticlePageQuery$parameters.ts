/**
 * @generated SignedSource<<a828f5f828e5d9355fd024607e8c1b2a>>
 * @relayHash 5ed7c123fc2147e05ada8058a7024883
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 384c387d14cb04fb3ec0734b1984a15bd3fce7971f1b4ae740309e64b7429d67

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ArticlePageQuery } from './ArticlePageQuery.graphql';

const node: PreloadableConcreteRequest<ArticlePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "384c387d14cb04fb3ec0734b1984a15bd3fce7971f1b4ae740309e64b7429d67",
    "metadata": {},
    "name": "ArticlePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
