import { startProxy } from './startProxy.ts';

/** Changes an answer property by property, as the reviver of `JSON.parse`: undefined leaves the property out. */
export type Change = (key: string, value: unknown) => unknown;

/** A back end whose answers a test changes from call to call. */
export interface AlteredUpstream {
  url: string;
  /** Changes the answers of an operation from now on, for example `getOrder`. */
  alter(operationId: string, change: Change): void;
  /** Answers an operation with this status and an empty object instead of forwarding it. */
  fail(operationId: string, status: number): void;
  /** Changes nothing any more. */
  reset(): void;
  close(): Promise<void>;
}

/** Starts one before the back end at `target`. */
export async function startAlteredUpstream(target: string): Promise<AlteredUpstream> {
  const changes = new Map<string, Change | number>();
  const proxy = await startProxy(target, async ({ operationId, pass }, res) => {
    const change = changes.get(operationId);
    if (change === undefined) return false;
    if (typeof change === 'number') {
      res.writeHead(change, { 'content-type': 'application/json' }).end('{}');
      return true;
    }
    const { status, headers, body } = await pass();
    res.writeHead(status, headers).end(JSON.stringify(JSON.parse(body, change)));
    return true;
  });
  return {
    url: proxy.url,
    alter: (operationId, change) => void changes.set(operationId, change),
    fail: (operationId, status) => void changes.set(operationId, status),
    reset: () => changes.clear(),
    close: proxy.close,
  };
}
