import i18next, { t } from 'i18next';
import type { GatewayError } from '../../relay/NetworkEvents.ts';
import { formatBytes } from '../../ui/values/formatBytes.ts';
import { notify } from '../../ui/notices/notify.ts';
import { networkEvents } from '../networkEvents.ts';
import { textsOf } from '../notifyErrors.ts';
import { saveFile } from '../saveFile.ts';
import { countFiles } from './countFiles.ts';
import { downloads, forgetDownload, type Download } from './downloadList.ts';
import { requestFile, type FileFailure, type FileRequest } from './requestFile.ts';

/** How a download began: the file arrives, the server refused it, or the user cancelled it. */
export type DownloadStart =
  { status: 'begun' } | ({ status: 'failed'; key: number } & FileFailure) | { status: 'cancelled' };

/** Milliseconds that the messages stay: at the start, and at the end (DOC-17 to DOC-19). */
const beginsFor = 6000;
const endsFor = 3000;
/** Milliseconds between two figures on the screen. */
const pace = 150;

let lastKey = 0;

/**
 * Downloads a file in the background: `Downloads` shows its progress and cancels it, on every page. The file is saved
 * when all of it has arrived, under the name of its content-disposition (DOC-16); one that breaks off is not saved.
 *
 * @returns once the file begins to arrive or is known not to, so that a form can show the server's field errors
 */
export function startDownload(title: string, request: FileRequest): Promise<DownloadStart> {
  lastKey += 1;
  const key = lastKey;
  const entry: Download = {
    key,
    title,
    name: null,
    state: 'waiting',
    startedAt: new Date(),
    received: 0,
    size: null,
    files: null,
    reason: null,
    notice: null,
    cancel: () => {},
    retry: () => void run(entry, request),
  };
  return run(entry, request);
}

async function run(entry: Download, request: FileRequest): Promise<DownloadStart> {
  const stop = new AbortController();
  const change = (part: Partial<Download>) =>
    downloads.set(
      downloads.read().map((download) => (download.key === entry.key ? { ...download, ...part } : download)),
    );
  const cancel = () => {
    stop.abort();
    forgetDownload(entry.key);
  };
  downloads.set([
    ...downloads.read().filter(({ key }) => key !== entry.key),
    { ...entry, startedAt: new Date(), cancel },
  ]);
  guardUnload();
  const begins = { title: t('DOWNLOAD.BEGINS'), body: entry.title };
  notify({ intent: 'info', ...begins, isLoading: true, timeout: beginsFor });
  const fail = (reason: string) => {
    change({ state: 'failed', reason });
    notify({ intent: 'error', title: t('ERROR'), body: `${entry.title}: ${reason}`, timeout: endsFor });
  };

  try {
    const file = await requestFile(request, stop.signal);
    if ('error' in file) {
      if (leavesPage(file.error)) {
        forgetDownload(entry.key);
        networkEvents.errors([file.error], false);
      } else fail([...textsOf(file.error), ...file.fields.map(({ message }) => message)].join('\n'));
      return { status: 'failed', key: entry.key, ...file };
    }
    change({ state: 'receiving', name: file.name, size: file.size });
    void receive(file);
    return { status: 'begun' };
  } catch {
    return { status: 'cancelled' };
  }

  async function receive({
    read,
    name,
    summary,
  }: Extract<Awaited<ReturnType<typeof requestFile>>, { read: unknown }>) {
    let shownAt = 0;
    const total = request.isArchive === true ? filesOf(summary) : null;
    const count = countFiles();
    try {
      const content = await read((received, part) => {
        const files = total === null ? null : { received: Math.min(count(part), total), total };
        if (Date.now() - shownAt < pace) return;
        shownAt = Date.now();
        change({ received, files });
      });
      saveFile(content, name ?? 'download');
      const notice = (await request.inspect?.(content, summary)) ?? null;
      // What ended well before, and has nothing more to say, gives its place in the window back to the page.
      downloads.set(downloads.read().filter((one) => one.state !== 'done' || one.notice !== null));
      change({ state: 'done', received: content.size, notice });
      notify(
        notice?.isProblem
          ? { intent: 'warning', title: name ?? entry.title, body: notice.text }
          : {
              intent: 'success',
              title: t('SUCCESS'),
              body: `${name ?? entry.title}. ${t('DOWNLOADS.SAVED', { size: formatBytes(content.size, i18next.language) })}`,
              timeout: endsFor,
              isSaid: false,
            },
      );
    } catch {
      if (!stop.signal.aborted) fail(t('DOWNLOADS.BROKEN_OFF'));
    }
  }
}

/** The number of files that the gateway will put into an archive; null if it does not say. */
const filesOf = (summary: unknown): number | null =>
  typeof summary === 'object' && summary !== null && 'files' in summary && typeof summary.files === 'number'
    ? summary.files
    : null;

/** A session that has ended, and a call that does not exist, are no matter of the download alone (AUTH-17, ERR-07). */
const leavesPage = ({ code }: GatewayError): boolean => code === 'UNAUTHENTICATED' || code === 'NOT_FOUND';

let isGuarded = false;

/** Makes the browser ask before the portal is left, which would end running downloads. */
function guardUnload(): void {
  if (isGuarded) return;
  isGuarded = true;
  window.addEventListener('beforeunload', (event) => {
    const isUnderWay = downloads.read().some(({ state }) => state === 'waiting' || state === 'receiving');
    if (isUnderWay) event.preventDefault();
  });
}
