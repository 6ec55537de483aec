import { finished } from 'node:stream/promises';
import { getOperationAST, Kind } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { ServerContext } from '../graphql/replyPlugin.ts';
import { isUpload } from '../http/refuseRequest.ts';
import { readUpload } from './readUpload.ts';
import { UploadError } from './UploadError.ts';

/**
 * Lets an operation run while its file still arrives. From its params on, an upload goes the way of all requests: the
 * same checks refuse it (docs/decisions/uploads.md).
 */
export function uploadPlugin(): Plugin<ServerContext, ServerContext> {
  return {
    onRequestParse({ serverContext: { req }, setRequestParser }) {
      if (isUpload(req)) setRequestParser(() => readUpload(req));
    },
    onExecute({ args: { document, operationName, contextValue }, setResultAndStopExecution }) {
      const { req }: ServerContext = contextValue;
      if (!isUpload(req)) return;
      const fields = getOperationAST(document, operationName)?.selectionSet.selections ?? [];
      // What is read once serves one field; a second one would fail when the first is done.
      if (fields.length > 1 || fields[0]?.kind !== Kind.FIELD) {
        const error = new UploadError('An operation with a file asks for one field.');
        setResultAndStopExecution({ errors: [error] });
      }
    },
    async onResponse({ serverContext: { req } }) {
      if (!isUpload(req) || req.readableEnded) return;
      // A sender that is cut off, or that closes when it hears nothing to its end, would lose the answer.
      req.unpipe();
      await finished(req.resume()).catch(() => undefined);
    },
  };
}
