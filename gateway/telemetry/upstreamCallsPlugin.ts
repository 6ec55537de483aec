import type { Plugin } from 'graphql-yoga';
import type { ServerContext } from '../graphql/replyPlugin.ts';

/** Adds `extensions.upstream`, the calls that the operation made, when the caller asked for it (see debugHeader). */
export function upstreamCallsPlugin(): Plugin<ServerContext, ServerContext> {
  return {
    onResultProcess({ result, setResult, serverContext: { exchange } }) {
      if (exchange.upstreamCalls === undefined || Symbol.asyncIterator in result || Array.isArray(result))
        return;
      setResult({ ...result, extensions: { ...result.extensions, upstream: exchange.upstreamCalls } });
    },
  };
}
