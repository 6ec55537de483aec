import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { loadQuery } from 'react-relay';
import { MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import downloadsQuery from '../../../web/__generated__/DownloadsPageQuery.graphql.ts';
import { OemResults } from '../../../web/pages/catalog/oem/OemResults.tsx';
import { searchExportUrl } from '../../../web/pages/catalog/results/searchExportUrl.ts';
import { ArticleExportDialog } from '../../../web/pages/downloads/ArticleExportDialog.tsx';
import { readCatalogSearch } from '../../../web/parts/catalog/catalog.urls.ts';
import { parseLines } from '../../../web/parts/orderLists/parseLines.ts';
import { DownloadsPage } from '../../../web/pages/downloads/DownloadsPage.tsx';
import { RangeExportDialog } from '../../../web/pages/invoices/RangeExportDialog.tsx';
import { downloads } from '../../../web/shell/downloads/downloadList.ts';
import { expectConsoleErrors } from '../support/consoleErrors.ts';
import { renderScreen } from '../support/renderScreen.tsx';
import { DownloadDialog } from '../../../web/ui/download/DownloadDialog.tsx';
import { serveHere, type Received } from '../support/serveHere.ts';

afterEach(cleanup);

const close = vi.fn();
const exports: [name: string, dialog: ReactElement, labels: Record<string, RegExp>][] = [
  [
    'of articles',
    <ArticleExportDialog key="articles" isOpen onClose={close} isNextPrice={false} config={null} />,
    {
      language: /^Language of the file/,
      'config.format': /^Format/,
      'fields.0.visibleName': /^Heading of column 1/,
    },
  ],
  [
    'of documents',
    <RangeExportDialog key="documents" isOpen onClose={close} title="Invoices" type="merged-invoices" />,
    { until: /^Until/, 'config.format': /^Format/ },
  ],
];

test.each(exports)(
  'DOC-20 what the server says of an export %s stands at its fields',
  async (_, dialog, labels) => {
    // The export of articles needs a column.
    localStorage.setItem('columns:article-export', '["stock"]');
    await renderScreen(dialog);
    const fields = Object.keys(labels).map((field) => ({ field, message: `Wrong: ${field}` }));
    await serveHere(() => ({ status: 400, body: JSON.stringify({ code: 'INVALID_INPUT', fields }) }));
    fireEvent.click(await screen.findByRole('button', { name: 'Download' }));
    for (const [field, label] of Object.entries(labels)) {
      await screen.findByText(`Wrong: ${field}`);
      expect([field, screen.getByLabelText(label).getAttribute('aria-invalid')]).toEqual([field, 'true']);
    }
    await waitFor(() => expect(downloads.read()).toEqual([]));
    expect(close).not.toHaveBeenCalled();
    expectConsoleErrors(/400/);
  },
);

const select = (name: RegExp) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const values = (name: RegExp) => [...select(name).options].map(({ value }) => value);
const checkbox = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const headings = () =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Heading of column/ }).map(({ value }) => value);

/** Opens the export of articles of a user with settings, or of one whose settings could not be read. */
async function openArticleExport(exportConfig: object | null) {
  localStorage.removeItem('columns:article-export');
  const { environment } = await renderScreen(<DownloadsPage />, {
    load: (relay) => loadQuery(relay, downloadsQuery, {}),
  });
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        Viewer: () => ({ files: { nextPriceScheduledAt: null }, exportConfig }),
      }),
    ),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Choose columns and format' }));
  await screen.findByRole('dialog');
}

test('DOC-08 DOC-13 DOC-14 the export of articles starts with the saved settings, and offers every format and content', async () => {
  await openArticleExport({
    language: 'de',
    format: 'csv',
    withHeaders: false,
    fields: [
      { name: 'price', visibleName: 'Preis', sort: 1 },
      { name: 'id', visibleName: 'Nummer', sort: 0 },
    ],
  });
  expect([select(/^Language of the file/).value, select(/^Format/).value]).toEqual(['de', 'csv']);
  expect(checkbox('With column headings').checked).toBe(false);
  expect(headings()).toEqual(['Nummer', 'Preis']);
  expect(values(/^Format/)).toEqual(['xlsx', 'xls', 'csv']);
  expect(values(/^Content of column 1/)).toEqual(
    [
      'id, reference, description, oem, cars, hs_code, ean_code, price, price_rrp, future_price',
      'future_price_applied_date, stock, net_weight, gross_weight, width, height, length, category',
      'subcategory, multiple, custom',
    ].flatMap((names) => names.split(', ')),
  );
});

test('DOC-12 without settings the export of articles is xlsx, in English and with headings', async () => {
  await openArticleExport(null);
  expect([select(/^Language of the file/).value, select(/^Format/).value]).toEqual(['en', 'xlsx']);
  expect(checkbox('With column headings').checked).toBe(true);
});

/** Serves a file to each request, and notes the requests and the names under which files are saved. */
async function serveFile() {
  const received: Received[] = [];
  const saved: string[] = [];
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  onTestFinished(() => save.mockRestore());
  await serveHere((request) => {
    received.push(request);
    return { headers: { 'content-disposition': 'attachment; filename="named.csv"' }, body: 'a;b' };
  });
  return { received, saved };
}

test('DOC-31 the export of documents posts its settings and both days, and saves the file of the answer', async () => {
  await renderScreen(<RangeExportDialog isOpen onClose={close} title="Invoices" type="merged-invoices" />);
  const { received, saved } = await serveFile();
  fireEvent.change(await screen.findByLabelText(/^From/), { target: { value: '01.02.2026' } });
  fireEvent.change(screen.getByLabelText(/^Until/), { target: { value: '28.02.2026' } });
  fireEvent.click(screen.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(saved).toEqual(['named.csv']));
  expect(received.map(({ path, body }) => [path, JSON.parse(body)])).toEqual([
    [
      '/api/v3/documents/merged-invoices/download',
      { config: { format: 'csv', withHeaders: true }, from: '01.02.2026', until: '28.02.2026' },
    ],
  ]);
});

test('CAT-29 CAT-30 the download of search results requires a format, and starts with csv and headings; its link is the search with these options', async () => {
  const href = searchExportUrl(readCatalogSearch(new URLSearchParams('searchString=oil')));
  await renderScreen(<DownloadDialog isOpen onClose={close} title="Search results" href={href} />);
  await screen.findByRole('dialog');
  expect([select(/^Format/).value, select(/^Format/).required]).toEqual(['csv', true]);
  expect(values(/^Format/).filter(Boolean)).toEqual(['xlsx', 'xls', 'csv']);
  expect(checkbox('With column headings').checked).toBe(true);
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  fireEvent.click(screen.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(open).toHaveBeenCalled());
  expect(open.mock.lastCall?.[0]).toBe(
    '/api/v3/articles/search?searchString=oil&filter%5Btype%5D=part&export%5Bformat%5D=csv&export%5BwithHeaders%5D=1',
  );
  open.mockRestore();
});

test('CAT-27 CAT-28 results of a list of OEM numbers are downloaded: the list is sent again, and the answer names the file', async () => {
  const list = new File(['oem;qty'], 'march.csv', { type: 'text/csv' });
  const result = {
    key: 1,
    file: list,
    name: list.name,
    list: { name: list.name, text: 'oem;qty', answers: {} },
    reading: parseLines(''),
    rows: [],
  };
  await renderScreen(<OemResults result={result} />);
  const { received, saved } = await serveFile();
  fireEvent.click(await screen.findByRole('button', { name: 'Download' }));
  await screen.findByRole('dialog', { name: 'Download OEM results' });
  expect(select(/^Format/).value).toBe('csv');
  fireEvent.click(screen.getAllByRole('button', { name: 'Download' }).at(-1) ?? expect.unreachable());
  await waitFor(() => expect(saved).toEqual(['named.csv']));
  const [{ path, body } = expect.unreachable()] = received;
  expect(path).toBe('/api/v3/articles/oem-batch-search/export');
  const parts = [...body.matchAll(/name="(\w+)".*?\r\n\r\n(.*?)\r\n--/gs)].map(([, name, value]) => [
    name,
    value,
  ]);
  expect(Object.fromEntries(parts)).toEqual({ withHeaders: '1', format: 'csv', file: 'oem;qty' });
});
