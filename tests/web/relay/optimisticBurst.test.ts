import { Environment, Network, Observable, RecordSource, Store } from 'relay-runtime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { optimisticBurst } from '../../../web/relay/optimisticBurst.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A quantity in a store, and a server whose responses the test provides. */
function arrange(delay = 500) {
  const environment = new Environment({
    network: Network.create(() => Observable.create(() => {})),
    store: new Store(new RecordSource()),
  });
  const confirm = (qty: number) =>
    environment.commitUpdate((store) => {
      (store.get('a') ?? store.create('a', 'Article')).setValue(qty, 'inCartQty');
    });
  confirm(4);
  const sent: number[] = [];
  const answers: (() => void)[] = [];
  const unsaved: boolean[] = [];
  const how = {
    apply: (store: Parameters<Parameters<Environment['commitUpdate']>[0]>[0], qty: number) =>
      store.get('a')?.setValue(qty, 'inCartQty'),
    write: (qty: number) => {
      sent.push(qty);
      return new Promise<void>((resolve) => answers.push(resolve));
    },
    delay,
  };
  const burst = optimisticBurst<number>(
    environment,
    () => how,
    (isUnsaved) => unsaved.push(isUnsaved),
  );
  const answer = async () => {
    answers.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  const shown = () => environment.getStore().getSource().get('a')?.['inCartQty'];
  return { burst, confirm, sent, unsaved, answer, shown };
}

test('CART-60 the change is sent 500 ms after the last edit, once per burst', async () => {
  const { burst, sent, shown } = arrange();
  burst.set(5);
  await vi.advanceTimersByTimeAsync(499);
  burst.set(6);
  expect(shown()).toBe(6);
  await vi.advanceTimersByTimeAsync(499);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([6]);
});

test('GAP-61 ART-10 when the server did not accept it the last confirmed value is back', async () => {
  const { burst, answer, shown, unsaved } = arrange();
  burst.set(9);
  await vi.advanceTimersByTimeAsync(500);
  expect(shown()).toBe(9);
  await answer();
  expect(shown()).toBe(4);
  expect(unsaved).toEqual([true, false]);
});

test('CART-60 what the server confirmed stays', async () => {
  const { burst, confirm, answer, shown } = arrange();
  burst.set(9);
  await vi.advanceTimersByTimeAsync(500);
  confirm(9);
  await answer();
  expect(shown()).toBe(9);
});

test('CART-60 a change during a write waits for its response, so that the last change is written last', async () => {
  const { burst, sent, answer, shown, unsaved } = arrange();
  burst.set(5);
  await vi.advanceTimersByTimeAsync(500);
  burst.set(6);
  await vi.advanceTimersByTimeAsync(500);
  burst.set(7);
  await vi.advanceTimersByTimeAsync(500);
  expect(sent).toEqual([5]);
  await answer();
  expect(sent).toEqual([5, 7]);
  expect(shown()).toBe(7);
  await answer();
  expect(unsaved.at(-1)).toBe(false);
});

test('CART-60 a response during a newer burst neither sends it early nor shows the old value', async () => {
  const { burst, sent, answer, shown, unsaved } = arrange();
  burst.set(5);
  await vi.advanceTimersByTimeAsync(500);
  burst.set(6);
  await answer();
  expect(sent).toEqual([5]);
  expect(shown()).toBe(6);
  expect(unsaved.at(-1)).toBe(true);
  await vi.advanceTimersByTimeAsync(500);
  expect(sent).toEqual([5, 6]);
});

test('CART-60 a burst still waiting when the screen unmounts is written at that moment', async () => {
  const { burst, sent } = arrange();
  burst.set(8);
  burst.flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([8]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toEqual([8]);
});
