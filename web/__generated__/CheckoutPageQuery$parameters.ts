/**
 * @generated SignedSource<<b357ca59f2ba9a1ada7f59f989e6c300>>
 * @relayHash 4860a0479e5df82c6511c313381c37ee
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d3e4d996c4faaf5bae04efbfb1bf8aa335a6dda3b12ad3878bdbc4c3f430e536

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CheckoutPageQuery } from './CheckoutPageQuery.graphql';

const node: PreloadableConcreteRequest<CheckoutPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d3e4d996c4faaf5bae04efbfb1bf8aa335a6dda3b12ad3878bdbc4c3f430e536",
    "metadata": {},
    "name": "CheckoutPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
