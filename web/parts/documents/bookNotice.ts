import { t } from 'i18next';
import type { DownloadNotice } from '../../shell/downloads/requestFile.ts';
import { formatMoney, type DecimalStyle } from '../../ui/values/formatMoney.ts';

/** What the gateway says of a file for an accounting program. */
type Summary = {
  documents: number;
  /** Documents that are not in it, by their currency. */
  leftOut: Readonly<Record<string, number>>;
  /** Documents whose VAT the program will make out differently; null for a difference that is not known. */
  differences?: { count: number; first: readonly { number: string; currency: string; by: number | null }[] };
};

/** Documents that are named. */
const mostNamed = 10;

/** What to know before a file is imported: how many documents it has, which it lacks, and whose VAT will differ. */
export function bookNotice(summary: unknown, decimalStyle: DecimalStyle): DownloadNotice | null {
  if (!isSummary(summary)) return null;
  const { documents, leftOut, differences } = summary;
  const others = Object.entries(leftOut).map(([currency, count]) => `${count} × ${currency}`);
  const named = differences?.first.slice(0, mostNamed).map(({ number, currency, by }) => {
    const money = by && formatMoney({ value: by, currencyCode: currency }, decimalStyle);
    return money ? `${number} ${by > 0 ? '+' : ''}${money}` : number;
  });
  const texts = [
    t('BOOKS.IN_FILE', { count: documents }),
    ...(others.length > 0 ? [t('BOOKS.LEFT_OUT', { list: others.join(', ') })] : []),
    ...(differences && named && differences.count > 0
      ? [t('BOOKS.VAT_DIFFERS', { count: differences.count, list: named.join(', ') })]
      : []),
  ];
  return { text: texts.join('\n'), isProblem: texts.length > 1 };
}

const isSummary = (value: unknown): value is Summary =>
  typeof value === 'object' &&
  value !== null &&
  'documents' in value &&
  'leftOut' in value &&
  typeof value.leftOut === 'object' &&
  value.leftOut !== null;
