import i18next, { t } from 'i18next';
import { announce, toSentences } from '../ui/announce/announce.ts';
import { formatBytes } from '../ui/values/formatBytes.ts';

/** Saves a file through the browser, and says so with its name and size. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  const size = formatBytes(content.size, i18next.language);
  announce(toSentences([name, t('DOWNLOADS.SAVED', { size })]));
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
