/**
 * @generated SignedSource<<96f3927343c6c2a3ce3322d01503ee26>>
 * @relayHash aaf5bc377b0bfb98fedb7a8150b1a138
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20fcdb30d35f744d3ba5474692b4535e41e49877bf557a176ad5b7d15a428534

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RegularCartPageQuery } from './RegularCartPageQuery.graphql';

const node: PreloadableConcreteRequest<RegularCartPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "20fcdb30d35f744d3ba5474692b4535e41e49877bf557a176ad5b7d15a428534",
    "metadata": {},
    "name": "RegularCartPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
