import { finalInvoicesUrl, invoicesUrl } from '../../parts/documents/documents.urls.ts';
import { filteredUrl } from './filteredUrl.ts';

/** The invoices of a month, `2026-11`, all on one page as far as they fit there. */
export function monthUrl(month: string, areFinal: boolean): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
  const days = { type: 'dateRange', from: `${month}-01`, until: last } as const;
  return `${
    areFinal ? filteredUrl(finalInvoicesUrl, { date: days }) : filteredUrl(invoicesUrl, { createdAt: days })
  }&limit=100`;
}
