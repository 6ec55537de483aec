import type { Plugin } from 'graphql-yoga';
import type { ServerContext } from './replyPlugin.ts';
import { describeCall } from '../telemetry/upstreamCalls.ts';

/** Adds `extensions.upstream`, the calls that the operation made, when the caller asked for it (see debugHeader). */
export function upstreamCallsPlugin(): Plugin<ServerContext, ServerContext> {
  return {
    onResultProcess({ result, setResult, serverContext: { exchange } }) {
      if (!exchange.showsCalls || Symbol.asyncIterator in result || Array.isArray(result)) return;
      const upstream = exchange.calls.map(describeCall);
      setResult({ ...result, extensions: { ...result.extensions, upstream } });
    },
  };
}
