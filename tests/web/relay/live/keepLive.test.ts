import {
  createOperationDescriptor,
  Environment,
  getRequest,
  Network,
  Observable,
  RecordSource,
  Store,
} from 'relay-runtime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import attentions from '../../../../web/__generated__/useAttentionsQuery.graphql.ts';
import { keepLive } from '../../../../web/relay/live/keepLive.ts';
import { writeClock } from '../../../../web/relay/writeClock.ts';
import { live, noMarks } from '../../../../web/ui/live/live.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  live.set(null);
});

const answerOf = (value: number) => ({
  viewer: { id: 'V', attentions: [{ key: 'CLAIM', value, level: 'INFO' }] },
});

const nextReading = () => vi.advanceTimersByTimeAsync(30_000);

/** A screen that is kept up to date, and the number that the gateway has. */
function arrange(first: number) {
  const gateway = { value: first, readings: 0 };
  const environment = new Environment({
    network: Network.create(() => {
      gateway.readings++;
      return Observable.from(Promise.resolve({ data: answerOf(gateway.value) }));
    }),
    store: new Store(new RecordSource()),
  });
  const operation = createOperationDescriptor(getRequest(attentions), {});
  environment.retain(operation);
  environment.commitPayload(operation, answerOf(first));
  live.set({ readAt: new Date(), isFailing: false, waiting: null, show: () => {}, marks: noMarks });
  const stop = keepLive({ environment, query: attentions, variables: {} });
  const shown = () => environment.getStore().getSource().get('client:V:attentions:0')?.['value'];
  const write = (value: number) => environment.commitPayload(operation, answerOf(value));
  return { environment, gateway, shown, write, stop };
}

test('DAY-31 a value that this screen has written, and that was set back elsewhere, is set back here too', async () => {
  const { gateway, shown, write, stop } = arrange(1);
  await nextReading();
  write(2);
  gateway.value = 2;
  expect(shown()).toBe(2);
  gateway.value = 1;
  await nextReading();
  expect(shown()).toBe(1);
  stop();
});

test('DAY-31 a reading that says what the screen shows changes nothing', async () => {
  const { environment, write, gateway, stop } = arrange(1);
  write(2);
  gateway.value = 2;
  const commit = vi.spyOn(environment, 'commitPayload');
  await nextReading();
  expect(gateway.readings).toBe(1);
  expect(commit).not.toHaveBeenCalled();
  stop();
});

test('DAY-34 what waits from before a write is read again before it is shown', async () => {
  const { gateway, shown, write, stop } = arrange(1);
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  document.body.append(dialog);
  gateway.value = 5;
  await nextReading();
  expect(live.read()?.waiting).toBe('change');
  writeClock.begin()();
  write(6);
  gateway.value = 6;
  live.read()?.show();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown()).toBe(6);
  stop();
  dialog.remove();
});

test('DAY-34 while changes wait, the time is that of what is shown', async () => {
  const { gateway, stop } = arrange(1);
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  document.body.append(dialog);
  const before = live.read()?.readAt;
  gateway.value = 5;
  await nextReading();
  expect(live.read()?.waiting).toBe('change');
  expect(live.read()?.readAt).toEqual(before);
  const read = new Date();
  await vi.advanceTimersByTimeAsync(10_000);
  live.read()?.show();
  expect(live.read()?.readAt).toEqual(read);
  stop();
  dialog.remove();
});

test('DAY-33 a page waits while a text is written on it, and no longer once the text was sent, though the focus stays', async () => {
  const { gateway, shown, stop } = arrange(1);
  const main = document.createElement('main');
  const comment = document.createElement('textarea');
  main.append(comment);
  document.body.append(main);
  comment.focus();
  comment.value = 'Where is';
  gateway.value = 5;
  await nextReading();
  expect([shown(), live.read()?.waiting]).toEqual([1, 'change']);
  comment.value = '';
  await nextReading();
  expect([shown(), live.read()?.waiting]).toEqual([5, null]);
  stop();
  main.remove();
});
