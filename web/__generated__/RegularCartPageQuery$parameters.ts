/**
 * @generated SignedSource<<5a6e54891ec6cd9798b315378fbf10ed>>
 * @relayHash 96fd10e6c871a7a92160f8856442ecf0
 * @lightSyntaxTransform
 * @codegen-command: npm run generate -- relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a9b513cc328155fbed688f22cf7be4e0a0537df8008ef1207e8c1b87913352f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RegularCartPageQuery } from './RegularCartPageQuery.graphql';

const node: PreloadableConcreteRequest<RegularCartPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2a9b513cc328155fbed688f22cf7be4e0a0537df8008ef1207e8c1b87913352f",
    "metadata": {},
    "name": "RegularCartPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
