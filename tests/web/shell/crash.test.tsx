import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { NetworkError } from '../../../web/relay/NetworkError.ts';
import { rethrowBug } from '../../../web/relay/rethrowBug.ts';
import { CrashScreen } from '../../../web/shell/CrashScreen.tsx';

function Broken(): never {
  throw new Error('a bug');
}

test('SHELL-30 a rendering failure shows that something went wrong, with a link home and another try, instead of a blank page', () => {
  // React and the router report the failure on the console, as they should.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const router = createMemoryRouter([{ path: '/', Component: Broken, ErrorBoundary: CrashScreen }]);
  render(<RouterProvider router={router} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Something went wrong');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  expect(document.body.textContent).not.toContain('a bug');
});

test('SHELL-30 a part of a page handles its failed requests, and passes programming errors on to the page', () => {
  expect(() => rethrowBug(new NetworkError(502))).not.toThrow();
  expect(() => rethrowBug(Object.assign(new Error('No data'), { source: { errors: [] } }))).not.toThrow();
  expect(() => rethrowBug(new TypeError('a bug'))).toThrow('a bug');
});
