/**
 * @generated SignedSource<<6f092ded12cf579010d77a25703b197e>>
 * @relayHash 222bb5c2718106ee433a92b447260c8f
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 91e5e1ed6809ba221b43518b91645b5f9c39e6a684b10bf806fd5e2b5a1ee577

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RegularCartPageQuery } from './RegularCartPageQuery.graphql';

const node: PreloadableConcreteRequest<RegularCartPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "91e5e1ed6809ba221b43518b91645b5f9c39e6a684b10bf806fd5e2b5a1ee577",
    "metadata": {},
    "name": "RegularCartPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
