/**
 * @generated SignedSource<<54e3efbde442830ca5c5baa843c35716>>
 * @relayHash 44b52c0bb172564783137d20059525b2
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 199b5c261351ce946c3b790efb9d08eeffab86c9e553918619086795e466c251

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPageQuery } from './OrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "199b5c261351ce946c3b790efb9d08eeffab86c9e553918619086795e466c251",
    "metadata": {},
    "name": "OrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
