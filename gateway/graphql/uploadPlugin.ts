import { finished } from 'node:stream/promises';
import { getOperationAST, Kind } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { ServerContext } from './replyPlugin.ts';
import { isUpload } from '../http/refuseRequest.ts';
import { message } from '../messages/message.ts';
import { readUpload } from '../uploads/readUpload.ts';
import { UploadError } from '../uploads/UploadError.ts';

/**
 * Runs an operation while its file is still arriving. Once its params are read, an upload passes the same checks as any
 * other request (docs/decisions/uploads.md).
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
      // The file can be read only once: a second field would fail after the first.
      if (fields.length > 1 || fields[0]?.kind !== Kind.FIELD) {
        const error = new UploadError(message('UPLOAD.ONE_FIELD'));
        setResultAndStopExecution({ errors: [error] });
      }
    },
    async onResponse({ serverContext: { req } }) {
      if (!isUpload(req) || req.readableEnded) return;
      // A sender whose connection is cut before the end of its body would lose the answer.
      req.unpipe();
      await finished(req.resume()).catch(() => undefined);
    },
  };
}
