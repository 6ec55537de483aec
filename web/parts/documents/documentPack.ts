import { t } from 'i18next';
import type { DownloadNotice } from '../../shell/downloads/requestFile.ts';
import { startDownload } from '../../shell/downloads/startDownload.ts';
import type { DecimalStyle } from '../../ui/values/formatMoney.ts';
import { csvDecimal } from './csvDecimal.ts';
import type { DayRange } from './dateRanges.ts';
import { readPackSummary } from './readPackSummary.ts';

/** What a pack of documents can contain. */
export const packKinds = ['invoices', 'merged-invoices', 'credit-invoices', 'statements'] as const;
/** A kind of document of a pack. */
export type PackKind = (typeof packKinds)[number];

/** The documents of some days in one ZIP, with tables for accounting. */
export type Pack = DayRange & {
  kinds: readonly PackKind[];
  /** Ids of single files; left out for all. */
  only?: readonly string[];
  /** How amounts in the tables are written. */
  decimalStyle: DecimalStyle;
};

/**
 * Downloads a pack. It says itself what it lacks: that is named among the downloads, and can be fetched again alone.
 *
 * @param title what the pack is called until its file's name is known
 */
export function downloadPack(title: string, pack: Pack): void {
  void startDownload(title, {
    path: packUrl(pack),
    isArchive: true,
    inspect: async (zip) => noticeOf(await readPackSummary(zip), title, pack),
  });
}

/** Address of a pack. */
export function packUrl({ from, until, kinds, only, decimalStyle }: Pack): string {
  const parameters = new URLSearchParams({
    from,
    until,
    kinds: kinds.join(','),
    preset: 'excel',
    decimal: csvDecimal(decimalStyle),
    ...(only ? { only: only.join(',') } : {}),
  });
  return `/exports/documents.zip?${parameters}`;
}

/** Single files that one request may name. */
const mostSingleFiles = 500;
/** Names that are shown of what is missing. */
const mostNamed = 10;

function noticeOf(
  summary: Awaited<ReturnType<typeof readPackSummary>>,
  title: string,
  pack: Pack,
): DownloadNotice {
  if (!summary) return { isProblem: true, text: t('PACK.UNKNOWN') };
  const { files, missing, unread, agrees, first } = summary;
  const names = first.slice(0, mostNamed).map(({ id, number }) => number ?? id);
  const texts = [
    t('PACK.FILES', { count: files }),
    ...(missing > 0 ? [t('PACK.MISSING', { count: missing, names: names.join(', ') })] : []),
    ...(unread > 0 ? [t('PACK.UNREAD', { count: unread })] : []),
    ...(pack.only || missing > 0 ? [] : [t(agrees ? 'PACK.AGREES' : 'PACK.DIFFERS')]),
  ];
  const only = first.slice(0, mostSingleFiles).map(({ id }) => id);
  return {
    isProblem: missing > 0 || unread > 0 || (!agrees && !pack.only),
    text: texts.join('\n'),
    ...(only.length > 0
      ? { action: { label: t('PACK.FETCH_MISSING'), run: () => downloadPack(title, { ...pack, only }) } }
      : {}),
  };
}

/** Days in one pack. */
const mostDays = 366;

/**
 * Packs of single documents by their days: as few as there can be, since one spans a year at most.
 *
 * @param documents with the day or moment that their list has; those without a day are left out
 */
export function packsOf(
  documents: readonly { dbId: string; date: string | null | undefined }[],
  kind: PackKind,
  decimalStyle: DecimalStyle,
): Pack[] {
  const packs: (Pack & { only: string[] })[] = [];
  const dated = documents
    .flatMap(({ dbId, date }) => (date ? [{ dbId, day: date.slice(0, 10) }] : []))
    .toSorted((one, other) => one.day.localeCompare(other.day));
  for (const { dbId, day } of dated) {
    // A day on either side: the moment of a document may be of another day where the back end is.
    const [from, until] = [dayAfter(day, -1), dayAfter(day, 1)];
    const pack = packs.at(-1);
    if (pack && dayAfter(pack.from, mostDays - 1) >= until) {
      pack.until = until;
      pack.only.push(dbId);
    } else packs.push({ from, until, kinds: [kind], only: [dbId], decimalStyle });
  }
  return packs;
}

/** The days of documents, with one on either side; null where none of them has a day. */
export function rangeAround(documents: readonly { date: string | null | undefined }[]): DayRange | null {
  const days = documents.flatMap(({ date }) => (date ? [date.slice(0, 10)] : [])).toSorted();
  const [first] = days;
  const last = days.at(-1);
  return first && last ? { from: dayAfter(first, -1), until: dayAfter(last, 1) } : null;
}

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
