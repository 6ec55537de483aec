import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorCode } from '../errors/toGraphQLError.ts';
import type { Exchange } from '../http/Exchange.ts';
import { readHeader } from '../http/readHeader.ts';
import { sendFailure } from '../http/sendFailure.ts';
import { RestClient } from '../rest/RestClient.ts';
import { RestError } from '../rest/RestError.ts';
import type { Upstream } from '../rest/upstream/Upstream.ts';
import { schemaFile } from '../modules/createSchema.ts';
import { readSession } from '../http/session.ts';

interface SchemaOptions {
  upstream: Upstream;
  /** Whether everybody may read the schema. */
  isPublic: boolean;
}

/** Serves schema.graphql, where introspection is off only to callers whose token in Authorization the back end knows. */
export function createServeSchema({ upstream, isPublic }: SchemaOptions) {
  const schema = readFileSync(schemaFile);
  return async (req: IncomingMessage, res: ServerResponse, exchange: Exchange): Promise<void> => {
    try {
      if (!isPublic && !(await isLoggedIn(req, exchange, upstream)))
        return sendFailure(req, res, { status: 401, code: 'UNAUTHENTICATED', messages: [] });
    } catch (error) {
      if (!(error instanceof RestError)) throw error;
      return sendFailure(req, res, { status: 502, code: errorCode(error), messages: [] });
    }
    res.writeHead(200, {
      'content-type': 'application/graphql; charset=utf-8',
      'content-length': schema.length,
      'cache-control': 'no-cache',
    });
    res.end(schema);
  };
}

async function isLoggedIn(req: IncomingMessage, exchange: Exchange, upstream: Upstream): Promise<boolean> {
  const session = readSession(readHeader(req));
  if (session.source !== 'authorization' || session.bearer === null) return false;
  const { address, requestId, watchCall } = exchange;
  const rest = new RestClient({ upstream, session, address, requestId, watchCall });
  try {
    return 'user' in (await rest.get('getLoggedIn'));
  } catch (error) {
    if (error instanceof RestError && error.status === 401) return false;
    throw error;
  }
}
