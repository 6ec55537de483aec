import { expect, test, vi } from 'vitest';
import { downloads } from '../../../web/shell/downloads/downloadList.ts';
import { startDownload } from '../../../web/shell/downloads/startDownload.ts';
import { saveFile } from '../../../web/shell/saveFile.ts';
import { forgetNotifications, notifications } from '../../../web/ui/notices/notify.ts';
import { expectConsoleErrors } from '../support/consoleErrors.ts';
import { startEnglish } from '../support/renderScreen.tsx';
import { serveHere, type Answer } from '../support/serveHere.ts';

/** Texts and milliseconds of the notifications since the last call. */
const texts = () => {
  const all = notifications.read();
  forgetNotifications(all.map(({ key }) => key));
  return all.map(({ title, body, timeout }) => `${title} ${body ?? ''} (${String(timeout)})`);
};

test('DOC-17 DOC-18 DOC-19 a download says what begins, under which name and how large it is saved, and what has failed, each for its time', async () => {
  await startEnglish();
  // The page would go to the file.
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  texts();
  await serveHere(({ path }) =>
    path === '/file'
      ? { headers: { 'content-disposition': 'attachment; filename="2026-05.pdf"' }, body: 'x'.repeat(1200) }
      : { status: 404, body: JSON.stringify({ code: 'BAD_REQUEST', messages: ['No such month'] }) },
  );
  await startDownload('Statement of May', { path: '/file' });
  expect(texts()).toEqual(['The download begins… Statement of May (6000)']);
  await vi.waitFor(() => expect(texts()).toEqual(['Completed successfully 2026-05.pdf. Saved, 1 kB (3000)']));
  await startDownload('Statement of June', { path: '/none' });
  expect(texts()).toEqual([
    'The download begins… Statement of June (6000)',
    'Error Statement of June: No such month (3000)',
  ]);
  save.mockRestore();
  expectConsoleErrors(/404/);
});

const states = () => downloads.read().map(({ title, state }) => `${title}: ${state}`);

test('of the files that were saved the latest stays in sight, and with it what has failed or says something', async () => {
  await startEnglish();
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  downloads.set([]);
  await serveHere(({ path }) =>
    path === '/none'
      ? { status: 404, body: JSON.stringify({ code: 'BAD_REQUEST', messages: ['No such month'] }) }
      : { headers: { 'content-disposition': `attachment; filename="${path.slice(1)}"` }, body: 'x' },
  );
  await startDownload('Pack', {
    path: '/pack.zip',
    inspect: () => Promise.resolve({ isProblem: false, text: 'Two invoices' }),
  });
  await vi.waitFor(() => expect(states()).toEqual(['Pack: done']));
  await startDownload('May', { path: '/2026-05.pdf' });
  await startDownload('June', { path: '/none' });
  await vi.waitFor(() => expect(states()).toEqual(['Pack: done', 'May: done', 'June: failed']));
  await startDownload('July', { path: '/2026-07.pdf' });
  await vi.waitFor(() => expect(states()).toEqual(['Pack: done', 'June: failed', 'July: done']));
  save.mockRestore();
  expectConsoleErrors(/404/);
});

test('a file that the page saves by itself is said with its name and size, once', async () => {
  await startEnglish();
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  saveFile(new Blob(['a;b']), 'claim.csv');
  await vi.waitFor(() =>
    expect(document.getElementById('announcer')?.textContent).toBe('claim.csv. Saved, 3 bytes'),
  );
  expect(save).toHaveBeenCalledOnce();
  save.mockRestore();
});

test('DOC-19 a page of a proxy and an answer without a byte are no file: nothing is saved', async () => {
  await startEnglish();
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  texts();
  const page = { headers: { 'content-type': 'text/html; charset=utf-8' }, body: '<h1>Sign in</h1>' };
  const empty = { headers: { 'content-disposition': 'attachment; filename="2026-05.pdf"' }, body: '' };
  await serveHere(({ path }): Answer => (path === '/page' ? page : empty));
  for (const [path, reason] of [
    ['/page', /^Error Statement: ./],
    ['/empty', /^Error Statement: The download stopped before it was complete/],
  ] as const) {
    const said: string[] = [];
    await startDownload('Statement', { path });
    await vi.waitFor(() => {
      said.push(...texts());
      expect(said.at(-1)).toMatch(reason);
    });
  }
  expect(save).not.toHaveBeenCalled();
  save.mockRestore();
});
