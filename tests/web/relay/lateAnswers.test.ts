import { fetchQuery, loadQuery } from 'react-relay';
import {
  createOperationDescriptor,
  commitMutation,
  type ConcreteRequest,
  type IEnvironment,
} from 'relay-runtime';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createEnvironment } from '../../../web/relay/createEnvironment.ts';
import { createWriteClock } from '../../../web/relay/writeClock.ts';
import { variantsFor } from '../../support/matrix.ts';
import { answerOperation, storedIds, variablesOf } from '../support/answerOperation.ts';

// Every stored operation whose answer a write can change, with an answer that was asked for before the write and arrives after it.

const artifacts = import.meta.glob<ConcreteRequest>(
  '../../../web/__generated__/*{Query,Mutation}.graphql.ts',
  {
    eager: true,
    import: 'default',
  },
);
const operations = Object.values(artifacts).filter(({ params }) => storedIds.includes(params.id ?? ''));
const queries = operations.filter(({ params }) => params.operationKind === 'query');
const mutations = operations.filter(({ params }) => params.operationKind === 'mutation');

afterEach(() => vi.unstubAllGlobals());

/** A gateway whose data are of a state that each write raises. An answer is delivered when the test says so. */
function arrange(state = 1) {
  const held: (() => void)[] = [];
  const arrivals = Array.from({ length: 3 }, () => Promise.withResolvers<void>());
  /** Resolves once the gateway has been asked so often, three times at most. */
  const asked = (times: number) => arrivals[times - 1]?.promise;
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    const { documentId, variables } = JSON.parse(body) as {
      documentId: string;
      variables: Record<string, unknown>;
    };
    if (mutations.some(({ params }) => params.id === documentId)) state += 1;
    const answer = JSON.stringify(answerOperation(documentId, variables, state));
    const { promise, resolve } = Promise.withResolvers<void>();
    arrivals[held.push(resolve) - 1]?.resolve();
    await promise;
    return new Response(answer);
  });
  const environment = createEnvironment('en', null, { version: () => {}, errors: fail }, createWriteClock(0));
  return {
    environment,
    /** Delivers the nth answer, once it was asked for. */
    async deliver(place: number) {
      await asked(place + 1);
      held[place]?.();
    },
    asked,
    stored: () => structuredClone(environment.getStore().getSource().toJSON()),
  };
}
type Stored = ReturnType<ReturnType<ReturnType<IEnvironment['getStore']>['getSource']>['toJSON']>;
const fail = (errors: readonly unknown[]) => expect.unreachable(JSON.stringify(errors));

const descriptorOf = (query: ConcreteRequest) =>
  createOperationDescriptor(query, variablesOf(query.params.id ?? ''));

const readOnce = (environment: IEnvironment, query: ConcreteRequest) =>
  fetchQuery(environment, query, variablesOf(query.params.id ?? ''), {
    networkCacheConfig: { force: true },
  }).toPromise();

/** Ways in which a page reads; each resolves when it has its last answer. */
const ways: Record<string, typeof readOnce> = {
  fetchQuery: readOnce,
  'a route': (environment, query) =>
    new Promise((resolve) => {
      const { source } = loadQuery(environment, query, variablesOf(query.params.id ?? ''));
      source?.subscribe({ complete: () => resolve(null) });
    }),
  'a live list': (environment, query) =>
    environment
      .getNetwork()
      .execute(query.params, variablesOf(query.params.id ?? ''), { force: true })
      .do({
        next: (answer) => {
          if ('data' in answer && answer.data) environment.commitPayload(descriptorOf(query), answer.data);
        },
      })
      .toPromise(),
};

const write = (environment: IEnvironment, mutation: ConcreteRequest) =>
  new Promise<void>((resolve, onError) => {
    commitMutation(environment, {
      mutation,
      variables: variablesOf(mutation.params.id ?? ''),
      onCompleted: () => resolve(),
      onError,
    });
  });

/** The contents of a store after one operation whose answers describe a state of the back end. */
async function storedBy(operation: ConcreteRequest, state?: number): Promise<Stored> {
  const { environment, deliver, stored } = arrange(state);
  const isQuery = operation.params.operationKind === 'query';
  const done = isQuery ? readOnce(environment, operation) : write(environment, operation);
  await deliver(0);
  await done;
  return stored();
}

const valuesIn = (records: Stored): ReadonlySet<string> =>
  new Set(
    Object.entries(records).flatMap(([id, record]) =>
      Object.keys(record ?? {})
        .filter((key) => !key.startsWith('__') && key !== 'id')
        .map((key) => `${id}.${key}`),
    ),
  );

/** The values that each write's answer holds. */
const written = new Map<ConcreteRequest, ReadonlySet<string>>();
beforeAll(async () => {
  for (const mutation of mutations) written.set(mutation, valuesIn(await storedBy(mutation)));
});

test('every stored operation is read or written here', () => {
  expect(operations.map(({ params }) => params.id).toSorted()).toEqual(storedIds.toSorted());
});

describe.each(Object.entries(ways))('CART-46 CART-60 read by %s', (_way, read) => {
  test.each(queries.map((query) => ({ query, name: query.params.name })))(
    '$name brings nothing from before a write',
    async ({ query }) => {
      const after = await storedBy(query, 2);
      const related = mutations.filter((mutation) => !written.get(mutation)?.isDisjointFrom(valuesIn(after)));
      // A write can change more than its own answer holds, such as sums and counts.
      for (const mutation of variantsFor(query.params.name, related.length > 0 ? related : mutations)) {
        const { environment, asked, deliver, stored } = arrange();
        const reading = read(environment, query);
        const writing = write(environment, mutation);
        await deliver(1);
        await writing;
        const known = stored();
        await deliver(0);
        // Once it is asked for again, the first answer was taken or dropped.
        await asked(3);
        expect(stored(), mutation.params.name).toEqual(known);
        await deliver(2);
        await reading;
        expect(stored(), mutation.params.name).toMatchObject(after);
      }
    },
  );
});
