import { startProxy, type Proxy } from '../../support/startProxy.ts';

/** An answer of the live back end. */
export interface RecordedAnswer {
  operationId: string;
  status: number;
  body: string;
}

/** The answers that one operation took, by method, path and query. */
export type Recording = Map<string, RecordedAnswer>;

interface Run {
  recording: Recording;
  /** Changes the parsed answers of a recorded call. */
  alter: ((call: string, body: unknown) => void) | null;
  calls: number;
}

/**
 * A back end that records the answers of another one and gives them again, altered. The request id, which the gateway
 * sends along, says what to do: `record` and `replay` return one.
 */
export class RecordedBackEnd {
  readonly #runs = new Map<string, Run>();
  #proxy: Proxy | undefined;
  #made = 0;

  /** Starts before the back end at `target`; resolves to its own address. */
  async start(target: string): Promise<string> {
    this.#proxy = await startProxy(target, async (call, res) => {
      // No test asks for them, and the calls of all trials take gigabytes.
      this.#proxy?.received.splice(0);
      const run = this.#runs.get(call.requestId);
      if (!run) return false;
      const { recording, alter } = run;
      const name = `${call.method} ${call.url}`;
      run.calls += 1;
      if (!alter) {
        const { status, headers, body } = await call.pass();
        recording.set(name, { operationId: call.operationId, status, body });
        res.writeHead(status, headers).end(body);
        return true;
      }
      const known = recording.get(name);
      let text = known?.body ?? '';
      if (known && known.status < 300 && text !== '') {
        const body: unknown = JSON.parse(text);
        alter(name, body);
        text = JSON.stringify(body);
      }
      // A call that was not recorded is one too many: the run counts it.
      res.writeHead(known?.status ?? 404, { 'content-type': 'application/json' }).end(text);
      return true;
    });
    return this.#proxy.url;
  }

  /** The request id of an operation whose answers are recorded. */
  record(recording: Recording): string {
    return this.#begin({ recording, alter: null, calls: 0 });
  }

  /** The request id of an operation that gets the recorded answers, altered. */
  replay(recording: Recording, alter: (call: string, body: unknown) => void): string {
    return this.#begin({ recording, alter, calls: 0 });
  }

  /** Ends a run; returns the number of its calls. */
  end(requestId: string): number {
    const calls = this.#runs.get(requestId)?.calls ?? 0;
    this.#runs.delete(requestId);
    return calls;
  }

  async close(): Promise<void> {
    await this.#proxy?.close();
  }

  #begin(run: Run): string {
    const requestId = `run-${++this.#made}`;
    this.#runs.set(requestId, run);
    return requestId;
  }
}
