import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { DialogBody, DialogTitle } from '@fluentui/react-components';
import { expect, test } from 'vitest';
import { AccessibilityPage } from '../../../web/pages/accessibility/AccessibilityPage.tsx';
import { announce } from '../../../web/ui/announce/announce.ts';
import { Modal } from '../../../web/ui/dialogs/Modal.tsx';
import { notify } from '../../../web/ui/notices/notify.ts';
import { useSayWhenSaved } from '../../../web/ui/announce/useSayWhenSaved.ts';
import { renderScreen } from '../support/renderScreen.tsx';

const region = () => document.getElementById('announcer');
const said = () => [...(region()?.children ?? [])].map(({ textContent }) => textContent);

test('what is said while a dialog is open is said outside of what the dialog hides', async () => {
  await renderScreen(
    <>
      <button type="button">Behind</button>
      <Modal isOpen onClose={() => {}}>
        <DialogBody>
          <DialogTitle>Question</DialogTitle>
          <button type="button">Answer</button>
        </DialogBody>
      </Modal>
    </>,
  );
  await act(async () => (await screen.findByRole('button', { name: 'Answer' })).focus());
  await waitFor(() => expect(screen.getByText('Behind').closest('[aria-hidden]')).not.toBeNull());
  announce('Saved');
  await waitFor(() => expect(said().join()).toContain('Saved'));
  expect(region()?.closest('[aria-hidden]')).toBeNull();
  await act(async () => notify({ intent: 'error', title: 'No connection' }));
  const toast = await screen.findByText('No connection');
  await new Promise(requestAnimationFrame);
  expect(toast.closest('[aria-hidden]')).toBeNull();
});

test('texts that come together are one message, each of them once; a later one replaces it, the same one too', async () => {
  await new Promise((done) => setTimeout(done, 700));
  announce('Orders');
  announce('Has it been saved?');
  announce('397 orders');
  announce('397 orders');
  await waitFor(() => expect(said()).toEqual(['Orders. Has it been saved? 397 orders']));
  await new Promise((done) => setTimeout(done, 510));
  announce('397 orders');
  await waitFor(() => expect(said()).toEqual(['397 orders']));
  const before = region()?.lastElementChild;
  await new Promise((done) => setTimeout(done, 510));
  announce('397 orders');
  await waitFor(() => expect(region()?.lastElementChild).not.toBe(before));
  expect(said()).toEqual(['397 orders']);
});

test('a change says what it has become once it is on the server, and nothing before', async () => {
  const { rerender } = renderHook(({ isUnsaved, text }) => useSayWhenSaved(isUnsaved, () => text), {
    initialProps: { isUnsaved: false, text: 'KW: 4' },
  });
  rerender({ isUnsaved: true, text: 'KW: 4' });
  expect(said().join()).not.toContain('KW: 4');
  rerender({ isUnsaved: false, text: 'KW: 10, 90.60 €' });
  await waitFor(() => expect(said().join()).toContain('KW: 10, 90.60 €'));
});

test('the statement about accessibility names the limits and leads to an issue about the page', async () => {
  await renderScreen(<AccessibilityPage />);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Create an issue about a barrier' }).getAttribute('href')).toBe(
    '/issues/create?about=page&path=%2Faccessibility',
  );
});

test('a modal that hides all other parts of the page leaves the announcer', async () => {
  announce('Saved');
  region()?.setAttribute('aria-hidden', 'true');
  await waitFor(() => expect(region()?.getAttribute('aria-hidden')).toBeNull());
});
