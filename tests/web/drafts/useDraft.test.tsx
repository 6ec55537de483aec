import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useEffect, useState, type ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useDraft } from '../../../web/parts/drafts/useDraft.ts';
import { renderScreen } from '../support/renderScreen.tsx';

afterEach(cleanup);

const readText = (stored: unknown) => (typeof stored === 'string' ? stored : null);

function Note(): ReactElement {
  const { draft, keep } = useDraft('note', readText);
  const [typed, setTyped] = useState(draft?.value ?? '');
  useEffect(() => void keep(typed), [keep, typed]);
  return <textarea aria-label="Note" value={typed} onChange={(event) => setTyped(event.target.value)} />;
}

test('a form that keeps what is typed does not write over what is typed in another tab', async () => {
  // It waits for the drafts that the browser keeps.
  await act(async () => void (await renderScreen(<Note />)));
  fireEvent.change(await screen.findByLabelText('Note'), { target: { value: 'typed here' } });
  const name = Object.keys(localStorage).find((key) => key.startsWith('draft:')) ?? '';
  const other = (localStorage.getItem(name) ?? '').replace('typed here', 'typed in another tab');
  expect(other).toContain('typed in another tab');
  localStorage.setItem(name, other);
  await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: name })));
  expect(localStorage.getItem(name)).toBe(other);
});
