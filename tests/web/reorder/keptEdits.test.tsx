import { act, fireEvent, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { expect, test } from 'vitest';
import { noEdits, readEdits, writeEdits } from '../../../web/pages/reorder/keptEdits.ts';
import { useStateThroughReload } from '../../../web/ui/useStateThroughReload.ts';
import { renderScreen } from '../support/renderScreen.tsx';

const kind = { read: readEdits, write: writeEdits };

function Lines(): ReactElement {
  const [edits, setEdits] = useStateThroughReload('reorder:test', noEdits, kind);
  const [result] = useState({ code: 'ADDED', qty: 3, missingQty: 0, message: null });
  return (
    <>
      <button
        onClick={() => setEdits(new Map([['1', { pieces: 7, isWanted: false, chosen: null, result }]]))}
      >
        Change
      </button>
      <output>{JSON.stringify([...edits])}</output>
    </>
  );
}

const shown = async () => (await screen.findByRole('status')).textContent;

test('lines to order again: quantities and ticks stay through a reload, results do not; leaving the page ends them', async () => {
  const first = await renderScreen(<Lines />);
  fireEvent.click(await screen.findByRole('button', { name: 'Change' }));
  act(() => void fireEvent(window, new Event('pagehide')));
  first.unmount();
  const second = await renderScreen(<Lines />);
  expect(await shown()).toBe('[["1",{"isWanted":false,"chosen":null,"pieces":7}]]');
  second.unmount();
  await renderScreen(<Lines />);
  expect(await shown()).toBe('[]');
  expect([readEdits('x'), readEdits([['1', 2], 3])]).toEqual([null, new Map()]);
});
