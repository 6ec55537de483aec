import type { DialectName } from '../../sandbox/dialects/addDialects.ts';
import type { Fault, ReceivedRequest } from '../../sandbox/support/faults.ts';
import type { TestAnswers } from './answers.generated.ts';
import { graphql, type GraphQLAnswer, type GraphQLRequest } from './graphql.ts';
import { startGateway } from './startGateway.ts';
import { startSandbox, type TestSandbox } from './startSandbox.ts';

/** A gateway with its own sandbox behind it, both over HTTP. */
export interface Portal {
  /** The gateway's address. */
  url: string;
  sandbox: TestSandbox;
  /** Logs a demo user in at the back end: a caller with a bearer token, like an internal tool. */
  as(name: string): Promise<PortalCaller>;
  /** A caller without a session. */
  visitor: PortalCaller;
  /** Makes the next call of an operation fail for real (see sandbox/support/faults.ts). */
  breakNext(operationId: string, fault: Omit<Fault, 'operationId'>): Promise<void>;
  close(): Promise<void>;
}

type Extra = Omit<GraphQLRequest, 'query' | 'variables' | 'bearer'>;

/** Sends operations as one user. The types of their answers are generated, unless their texts are composed. */
export interface PortalCaller {
  bearer: string | undefined;
  /** Runs an operation, whatever the response. */
  send<Query extends Known>(
    query: Query,
    variables?: object,
    extra?: Extra,
  ): Promise<GraphQLAnswer<TestAnswers[Query]>>;
  send<Data>(query: string, variables?: object, extra?: Extra): Promise<GraphQLAnswer<Data>>;
  /** Runs an operation that must succeed and returns its data. */
  run<Query extends Known>(query: Query, variables?: object, extra?: Extra): Promise<TestAnswers[Query]>;
  run<Data>(query: string, variables?: object, extra?: Extra): Promise<Data>;
  /** Runs an operation and returns, in order of arrival, the calls the back end received for it. */
  watch<Query extends Known>(
    query: Query,
    variables?: object,
    extra?: Extra,
  ): Promise<Watched<TestAnswers[Query]>>;
  watch<Data>(query: string, variables?: object, extra?: Extra): Promise<Watched<Data>>;
}

type Known = keyof TestAnswers;
type Watched<Data> = { answer: GraphQLAnswer<Data>; received: ReceivedRequest[]; calls: (string | null)[] };

/** How a portal is started. */
export interface PortalOptions {
  localFtp?: boolean;
  /** How the sandbox writes its answers. */
  dialect?: DialectName | undefined;
  through?: (sandboxUrl: string) => Promise<string>;
}

/**
 * Starts both: `const portal = await startPortal()`, `await portal.close()` after it. With localFtp integrations may
 * connect to servers of the test. `through` starts something between them and resolves to its address.
 */
export async function startPortal({ through, ...options }: PortalOptions = {}): Promise<Portal> {
  const sandbox = await startSandbox({ faults: true, ...options });
  const gateway = await startGateway({ upstreamUrl: (await through?.(sandbox.url)) ?? sandbox.url });

  const caller = (bearer: string | undefined): PortalCaller => {
    const send = <Data>(query: string, variables: object = {}, extra: Extra = {}) =>
      graphql<Data>(gateway, { query, variables, ...(bearer === undefined ? {} : { bearer }), ...extra });
    return {
      bearer,
      send,
      async run<Data>(query: string, variables?: object, extra?: Extra) {
        const { data, errors } = await send<Data>(query, variables, extra);
        if (errors.length > 0) throw new Error(`The operation failed: ${JSON.stringify(errors)}`);
        return data;
      },
      async watch<Data>(query: string, variables?: object, extra?: Extra) {
        await fetch(`${sandbox.url}/sandbox/requests`, { method: 'DELETE' });
        const answer = await send<Data>(query, variables, extra);
        const received = (await (await fetch(`${sandbox.url}/sandbox/requests`)).json()) as ReceivedRequest[];
        return { answer, received, calls: received.map(({ operationId }) => operationId) };
      },
    };
  };

  return {
    url: gateway.url,
    sandbox,
    visitor: caller(undefined),
    async as(name) {
      const { token } = await sandbox.as(name);
      return caller(token ?? undefined);
    },
    async breakNext(operationId, fault) {
      const { ok } = await fetch(`${sandbox.url}/sandbox/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ operationId, ...fault }),
      });
      if (!ok) throw new Error('The sandbox took no fault.');
    },
    async close() {
      await gateway.close();
      await sandbox.close();
    },
  };
}
