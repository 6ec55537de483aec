import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { coveredEnd } from '../../../web/ui/coveredEnd.ts';
import { notify, type Notification } from '../../../web/ui/notify.ts';
import { renderScreen } from '../support/renderScreen.tsx';

afterEach(cleanup);

/** Shows notifications one after the other. */
async function showAll(notifications: readonly Notification[]): Promise<void> {
  await renderScreen(<main />);
  for (const notification of notifications) await act(async () => notify(notification));
  await screen.findAllByText(notifications.at(-1)?.title ?? '');
}

const toaster = () => document.querySelector<HTMLElement>('[data-toaster-position]:has(.fui-ToastTitle)');

const titles = () =>
  [...document.querySelectorAll('.fui-ToastTitle')].map(({ textContent }) => textContent?.trim()).toSorted();

const step = (title: string): Notification => ({
  intent: 'success',
  title,
  action: { label: 'Undo', run: () => {} },
});

const done = (title: string): Notification => ({ intent: 'success', title });

test('of the messages of quick steps the last three stay, and all that offer to undo one', async () => {
  await showAll(['One', 'Two', 'Three', 'Four'].map(done));
  expect(titles()).toEqual(['Four', 'Three', 'Two']);
  cleanup();
  await showAll([step('One'), ...['Two', 'Three', 'Four'].map(done), step('Five')]);
  expect(titles()).toEqual(['Five', 'Four', 'One', 'Three']);
});

test('errors, and what stays until it is closed, do not give way', async () => {
  await showAll([
    { intent: 'error', title: 'Failed' },
    { intent: 'info', title: 'Read this', timeout: null },
    ...['One', 'Two', 'Three', 'Four'].map(done),
  ]);
  expect(titles()).toEqual(['Failed', 'Four', 'Read this', 'Three', 'Two']);
});

test('the same message shows once, with the time of the last', async () => {
  const saved = { intent: 'error', title: 'Error', body: 'No connection' } as const;
  await showAll([saved, saved, { ...saved, body: 'Other' }, saved]);
  expect(titles()).toEqual(['Error', 'Error']);
});

test('toasts stand above a bar that covers the end of the window', async () => {
  coveredEnd.set(72);
  await showAll([done('One')]);
  expect(toaster()?.dataset['toasterPosition']).toBe('bottom');
  expect(toaster()?.style.bottom).toBe('84px');
  act(() => coveredEnd.set(0));
  expect(toaster()?.style.bottom).toBe('12px');
});
