import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { prefetchOnIntent } from '../../../web/shell/prefetchOnIntent.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  document.body.innerHTML = '';
});

const on = (selector: string, intent: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(intent, { bubbles: true }));

function watched(html: string) {
  const area = vi.fn(async () => ({}));
  const page = vi.fn(async () => ({}));
  const routes = [
    { path: '/', children: [{ path: 'orders', lazy: area, children: [{ path: ':dbId', lazy: page }] }] },
  ];
  stops.push(prefetchOnIntent(() => routes));
  document.body.innerHTML = html;
  return { area, page };
}

test.each(['pointerover', 'focusin', 'pointerdown'])('%s on a link loads the code of its page', (intent) => {
  const { area, page } = watched('<a href="/orders/7?tab=1"><b>7</b></a>');
  on('b', intent);
  expect([area.mock.calls.length, page.mock.calls.length]).toEqual([1, 1]);
});

test('loaded code is not requested again, failed code is', async () => {
  const { area, page } = watched('<a href="/orders/7">7</a>');
  page.mockRejectedValueOnce(new TypeError('offline'));
  on('a', 'pointerover');
  await Promise.resolve();
  await Promise.resolve();
  on('a', 'pointerdown');
  expect([area.mock.calls.length, page.mock.calls.length]).toEqual([1, 2]);
});

test('links to other sites and elements that are not links load nothing', () => {
  const { area } = watched(
    '<a href="https://elsewhere.test/orders">x</a><button>y</button><a href="/help">z</a>',
  );
  for (const selector of ['a', 'button', 'a[href="/help"]']) on(selector, 'pointerover');
  expect(area).not.toHaveBeenCalled();
});

test('a link within the page loads nothing', () => {
  const { area, page } = watched('<a href="/orders/7?page=2">2</a>');
  history.pushState(null, '', '/orders/7');
  onTestFinished(() => history.back());
  for (const intent of ['pointerover', 'pointerdown']) on('a', intent);
  expect([area.mock.calls.length, page.mock.calls.length]).toEqual([0, 0]);
});
