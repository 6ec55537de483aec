import { act } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useMarkViewed } from '../../../web/pages/announcements/useMarkViewed.ts';
import { renderScreen } from '../support/renderScreen.tsx';

afterEach(() => vi.useRealTimers());

function Page(): null {
  useMarkViewed('announcement 4');
  return null;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('ANN-05 an announcement is marked as viewed after 3000 ms on it, once', async () => {
  vi.useFakeTimers();
  const { environment } = await renderScreen(<Page />);
  await pass(2_990);
  expect(environment.mock.getAllOperations()).toEqual([]);
  await pass(20);
  const sent = environment.mock.getAllOperations().map(({ request }) => request);
  expect(sent.map(({ node }) => node.operation.name)).toEqual(['useMarkViewedMutation']);
  expect(sent[0]?.variables['input']).toMatchObject({ announcement: 'announcement 4' });
  await pass(10_000);
  expect(environment.mock.getAllOperations()).toHaveLength(1);
});

test('ANN-05 who leaves an announcement earlier has not viewed it', async () => {
  vi.useFakeTimers();
  const { environment, unmount } = await renderScreen(<Page />);
  await pass(2_900);
  unmount();
  await pass(10_000);
  expect(environment.mock.getAllOperations()).toEqual([]);
});
