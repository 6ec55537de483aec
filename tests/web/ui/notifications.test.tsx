import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { coveredEnd } from '../../../web/ui/page/coveredEnd.ts';
import { notify, withdraw, type Notification } from '../../../web/ui/notices/notify.ts';
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

test('of the messages of quick steps the last one stays, and all that offer to undo one', async () => {
  await showAll(['One', 'Two', 'Three', 'Four'].map(done));
  expect(titles()).toEqual(['Four']);
  cleanup();
  await showAll([step('One'), ...['Two', 'Three', 'Four'].map(done), step('Five')]);
  expect(titles()).toEqual(['Five', 'One']);
});

test('ERR-08 what is withdrawn goes, also an error that stays until it is closed', async () => {
  await showAll([
    { intent: 'error', title: 'Unknown', timeout: null, about: 'k-1' },
    { intent: 'error', title: 'Other', about: 'k-2' },
    { intent: 'error', title: 'Of nothing' },
  ]);
  await act(async () => withdraw('k-1'));
  expect(titles()).toEqual(['Of nothing', 'Other']);
});

test('DOC-17 DOC-18 DOC-19 a message goes by itself when its time is over', async () => {
  await showAll([{ intent: 'success', title: 'Saved', timeout: 3_000 }]);
  // Fluent's clock is an animation, which only a browser runs.
  const clock = document.querySelector<HTMLElement>('[data-timer-status="running"]');
  expect(clock?.style.animationDuration).toBe('3000ms');
  await act(async () => void (clock && fireEvent.animationEnd(clock)));
  await waitFor(() => expect(titles()).toEqual([]));
});

test('errors, and what stays until it is closed, do not give way', async () => {
  await showAll([
    { intent: 'error', title: 'Failed' },
    { intent: 'info', title: 'Read this', timeout: null },
    ...['One', 'Two', 'Three', 'Four'].map(done),
  ]);
  expect(titles()).toEqual(['Failed', 'Four', 'Read this']);
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

/** A page with a button that has the focus, and a message with a step, to which F8 has led. */
async function inToast(run = () => {}): Promise<{ toast: HTMLElement; back: HTMLElement }> {
  await renderScreen(
    <main>
      <button type="button">Remove</button>
    </main>,
  );
  const back = await screen.findByRole('button', { name: 'Remove' });
  await act(async () => back.focus());
  await act(async () =>
    notify({ intent: 'success', title: 'Removed', body: 'OC 90', action: { label: 'Undo', run } }),
  );
  const toast = await screen.findByRole('listitem');
  await act(async () => void fireEvent.keyDown(document.body, { key: 'F8' }));
  return { toast, back };
}

test('F8 leads to the step of a message, which is described by the title', async () => {
  const { toast } = await inToast();
  const undo = within(toast).getByRole('button', { name: 'Undo' });
  expect(document.activeElement).toBe(undo);
  const described = document.getElementById(undo.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('Removed');
});

test('F8 leads to a message that offers nothing', async () => {
  await showAll([done('One')]);
  await act(async () => void fireEvent.keyDown(document.body, { key: 'F8' }));
  expect(document.activeElement).toBe(await screen.findByRole('listitem'));
});

const regions = () =>
  [...document.querySelectorAll('[aria-live], [role="status"], [role="alert"]')].map(
    ({ textContent }) => textContent,
  );

test('a message is said once, its words apart from each other, with the key to its step; one that another text tells is not', async () => {
  await showAll([
    { ...step('AB 1 removed'), body: 'Cart' },
    { intent: 'error', title: 'Not said', isSaid: false },
  ]);
  await waitFor(() =>
    expect(regions().filter(Boolean)).toEqual(['AB 1 removed. Cart. Undo: press F8, then Enter']),
  );
});

test('Escape leaves a message and keeps it with its step', async () => {
  const { toast, back } = await inToast();
  await act(async () => void fireEvent.keyDown(toast, { key: 'Escape' }));
  expect(document.activeElement).toBe(back);
  expect(within(toast).getByRole('button', { name: 'Undo' }).isConnected).toBe(true);
});

test('Tab leaves a message at its end, and Shift+Tab at its beginning', async () => {
  const { toast, back } = await inToast();
  const undo = within(toast).getByRole('button', { name: 'Undo' });
  await act(async () => undo.focus());
  await act(async () => void fireEvent.keyDown(undo, { key: 'Tab' }));
  expect(document.activeElement).toBe(back);
  await act(async () => toast.focus());
  await act(async () => void fireEvent.keyDown(toast, { key: 'Tab', shiftKey: true }));
  expect(document.activeElement).toBe(back);
});

test('who came to a message by Tab goes on past its end to the beginning of the page, not back', async () => {
  const { toast, back } = await inToast();
  const start = document.createElement('a');
  start.href = '#main';
  document.body.prepend(start);
  await act(async () => back.focus());
  const undo = within(toast).getByRole('button', { name: 'Undo' });
  await act(async () => undo.focus());
  await act(async () => void fireEvent.keyDown(undo, { key: 'Tab' }));
  expect(document.activeElement).toBe(start);
  start.remove();
});

test('where the control has gone that had the focus, a message leads back to the heading of the page', async () => {
  const { toast, back } = await inToast();
  const heading = document.createElement('h1');
  heading.tabIndex = -1;
  back.replaceWith(heading);
  await act(async () => void fireEvent.keyDown(toast, { key: 'Escape' }));
  expect(document.activeElement).toBe(heading);
});

test('a message is described by its text and by the key that leads to it, under one id', async () => {
  const { toast } = await inToast();
  const id = toast.getAttribute('aria-describedby') ?? '';
  const described = document.querySelectorAll(`[id="${id}"]`);
  expect(described).toHaveLength(1);
  expect(described[0]?.textContent).toBe('OC 90 Press F8 to come here, Escape to go back');
});
