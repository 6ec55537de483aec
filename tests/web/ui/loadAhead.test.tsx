import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { loadAhead } from '../../../web/ui/loading/loadAhead.tsx';

const Hello = ({ name }: { name: string }) => <p>Hello {name}</p>;

function inSuspense(View: typeof Hello) {
  return (
    <Suspense fallback="Loading">
      <View name="Anna" />
    </Suspense>
  );
}

test('a component whose code was loaded ahead of it renders at once, without the fallback', async () => {
  const [View, start] = loadAhead(() => Promise.resolve(Hello));
  await start();
  const { container } = render(inSuspense(View));
  expect(container.textContent).toBe('Hello Anna');
});

test('without its code the fallback is there until it has come, and it is loaded once for all renderings', async () => {
  const load = vi.fn(() => Promise.resolve(Hello));
  const [View] = loadAhead(load);
  const { container, rerender } = render(inSuspense(View));
  expect(container.textContent).toBe('Loading');
  await screen.findByText('Hello Anna');
  rerender(inSuspense(View));
  expect(container.textContent).toBe('Hello Anna');
  expect(load).toHaveBeenCalledOnce();
});
