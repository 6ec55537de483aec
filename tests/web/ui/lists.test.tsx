import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { nodesOf } from '../../../web/ui/list/nodesOf.ts';
import { ListPage } from '../../../web/ui/list/ListPage.tsx';
import { SelectAll } from '../../../web/ui/list/SelectAll.tsx';
import { useSayList } from '../../../web/ui/list/useSayList.ts';
import { useListUrl } from '../../../web/ui/list/useListUrl.ts';
import { useMatchingSelection } from '../../../web/ui/list/useMatchingSelection.ts';
import { useSelection } from '../../../web/ui/list/useSelection.ts';
import { DataTable } from '../../../web/ui/table/DataTable.tsx';
import { renderScreen } from '../support/renderScreen.tsx';

type Row = { id: string; qty: number | null };
type Rows = readonly (Row | null)[];
const columns = [
  { key: 'id', label: 'Number', render: ({ id }: Row) => id },
  { key: 'qty', label: 'Pieces', render: ({ qty }: Row) => qty },
];
const renderTable = (rows: Rows | null) =>
  renderScreen(
    <DataTable
      label="Lines"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      empty={<p>There are none.</p>}
    />,
  );
const textsOf = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);

test('a value that is not known is a dash in its cell', async () => {
  await renderTable([{ id: 'A', qty: null }]);
  expect(textsOf('cell')).toEqual(['–']);
  expect(screen.queryByText(/could not be shown/)).toBeNull();
});

test('on a phone the link of each row is a heading, to walk through the cards by', async () => {
  const everywhere = matchMedia('all');
  const media = vi.spyOn(globalThis, 'matchMedia').mockReturnValue(everywhere);
  await renderScreen(
    <DataTable
      label="Lines"
      columns={[
        { key: 'id', label: 'Number', isRowLink: true, render: ({ id }: Row) => <a href={`/${id}`}>{id}</a> },
      ]}
      rows={[
        { id: 'A', qty: 1 },
        { id: 'B', qty: 2 },
      ]}
      rowKey={({ id }) => id}
    />,
  );
  const headings = screen.getAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(['A', 'B']);
  media.mockRestore();
});

test('the link of a row is its header, so that a cell is read with what it is of', async () => {
  await renderScreen(
    <DataTable
      label="Lines"
      columns={[
        { key: 'id', label: 'Number', isRowLink: true, render: ({ id }: Row) => <a href={`/${id}`}>{id}</a> },
        { key: 'qty', label: 'Pieces', render: ({ qty }: Row) => qty },
      ]}
      rows={[
        { id: 'A', qty: 1 },
        { id: 'B', qty: 2 },
      ]}
      rowKey={({ id }) => id}
    />,
  );
  expect([textsOf('rowheader'), textsOf('cell')]).toEqual([
    ['A', 'B'],
    ['1', '2'],
  ]);
});

const longTable = (count: number) => (
  <>
    <DataTable
      label="Lines"
      columns={[{ key: 'id', label: 'Number', render: ({ id }: Row) => <a href={`/${id}`}>{id}</a> }]}
      rows={Array.from({ length: count }, (_, i) => ({ id: `R${i}`, qty: 1 }))}
      rowKey={({ id }) => id}
    />
    <button type="button">Delete</button>
  </>
);

test('a stop of the keyboard before many rows leads past them; few rows have none', async () => {
  const { unmount } = await renderScreen(longTable(6));
  fireEvent.click(screen.getByRole('button', { name: 'Skip the rows' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete' }));
  unmount();
  await renderScreen(longTable(5));
  expect(screen.queryByRole('button', { name: 'Skip the rows' })).toBeNull();
});

test('rows that could not be read are counted once below the others', async () => {
  await renderTable([null, { id: 'A', qty: 1 }, null]);
  // Without a link of the row, its first cell is the header.
  expect([textsOf('rowheader'), textsOf('cell')]).toEqual([['A'], ['1']]);
  expect(screen.getAllByText('2 rows could not be shown')).toHaveLength(1);
});

test('a list of which no row could be read is not an empty list', async () => {
  await renderTable([null]);
  expect(screen.getByText('1 row could not be shown')).toBeDefined();
  expect(screen.queryByText('There are none.')).toBeNull();
});

test('an empty list says that it is empty', async () => {
  await renderTable([]);
  expect(screen.getByText('There are none.')).toBeDefined();
});

test('a list that could not be read says so and offers to read it again', async () => {
  await renderTable(null);
  expect(screen.getByText('This part could not be loaded.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  expect(screen.queryByText('There are none.')).toBeNull();
});

function Numbered({
  total,
  isUncertain = false,
  edges = [{ node: { id: 'A', qty: 1 } }, null],
}: {
  total: number | null;
  isUncertain?: boolean;
  edges?: readonly ({ node: Row } | null)[];
}) {
  const connection = { totalCount: total, edges, pageInfo: { isPositionUncertain: isUncertain } };
  return (
    <ListPage
      label="Orders"
      connection={connection}
      rows={nodesOf<Row>(connection)}
      rowKey={({ id }) => id}
      columns={columns}
      list={useListUrl()}
      error="The orders could not be loaded."
      empty={{ title: 'There are none.' }}
    />
  );
}

test('a null edge of a connection is a row that could not be read, and its place counts in the pager', async () => {
  await renderScreen(<Numbered total={2} />);
  // Without a link of the row, its first cell is the header.
  expect([textsOf('rowheader'), textsOf('cell')]).toEqual([['A'], ['1']]);
  expect(screen.getByText('1 row could not be shown')).toBeDefined();
  expect(screen.getByText('1-2 / 2')).toBeDefined();
});

test('a page that may lack rows, because the list changed whenever it was read, says so and offers to read it again', async () => {
  const words = 'The list changed while it was read: rows may be missing from this page.';
  const edges = [{ node: { id: 'A', qty: 1 } }];
  const { unmount } = await renderScreen(<Numbered total={2} edges={edges} isUncertain />);
  expect(screen.getByText(words, { exact: false })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  unmount();
  // Missing rows are reported once: here the number of unreadable rows says it.
  const { unmount: leave } = await renderScreen(<Numbered total={2} edges={edges} />);
  expect(screen.queryByText(words, { exact: false })).toBeNull();
  leave();
  await renderScreen(<Numbered total={2} isUncertain />);
  expect(screen.queryByText(words, { exact: false })).toBeNull();
});

function Checkable({ total }: { total: number }) {
  const rows = [{ id: 'A', qty: 1 }];
  const { selection } = useMatchingSelection<Row>({
    rows,
    total,
    listKey: 'orders',
    readAll: () => Promise.resolve([]),
  });
  return <SelectAll selection={selection} />;
}

test('more than 500 rows cannot be checked at once; the list asks for filters', async () => {
  await renderScreen(<Checkable total={501} />);
  fireEvent.click(screen.getByLabelText('Select all on this page'));
  expect(await screen.findByText('At most 500 can be selected: add filters')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('500 rows can be checked at once', async () => {
  await renderScreen(<Checkable total={500} />);
  fireEvent.click(screen.getByLabelText('Select all on this page'));
  expect(await screen.findByRole('button', { name: 'Select all 500 that match' })).toBeDefined();
});

const pages: Record<string, readonly Row[]> = {
  first: [
    { id: 'A', qty: 1 },
    { id: 'B', qty: 2 },
  ],
  second: [{ id: 'C', qty: 3 }],
};

function Paged() {
  const [page, setPage] = useState('first');
  const rows = pages[page] ?? [];
  const { selection, checkedRows } = useMatchingSelection<Row>({
    rows,
    total: 3,
    listKey: 'orders',
    readAll: () => Promise.resolve(Object.values(pages).flat()),
  });
  return (
    <>
      <ListPage
        label="Rows"
        connection={{ totalCount: 3, edges: rows }}
        rows={rows}
        rowKey={({ id }) => id}
        columns={columns}
        selection={{ ...selection, describe: describeRow }}
        selectionCommands={<button type="button">Confirm</button>}
        list={useListUrl()}
        error="The rows could not be loaded."
        empty={{ title: 'There are none.' }}
      />
      <button type="button" onClick={() => setPage(page === 'first' ? 'second' : 'first')}>
        Other page
      </button>
      <output>{checkedRows.map(({ id }) => id).join()}</output>
    </>
  );
}

const turn = () => fireEvent.click(screen.getByText('Other page'));

test('rows checked on another page are no longer checked, which is said, and do not come back', async () => {
  await renderScreen(<Paged />);
  // The box is not the row's header.
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['A', 'B']);
  fireEvent.click(screen.getByLabelText('Select A'));
  await screen.findByText('Selected: 1', { selector: 'span' });
  // Where one goes on is said with the first one.
  await waitFor(() => expect(said()).toContain('Selected: 1. What can be done is below the rows'));
  turn();
  expect(
    screen.getByText('The rows of the other page are no longer selected', { selector: 'span' }),
  ).toBeDefined();
  turn();
  expect(screen.getByLabelText('Select A')).toHaveProperty('checked', false);
  fireEvent.click(screen.getByLabelText('Select B'));
  turn();
  fireEvent.click(screen.getByLabelText('Select C'));
  expect(screen.getByText('Selected: 1', { selector: 'span' })).toBeDefined();
  expect(screen.queryByText(/no longer selected/, { selector: 'span' })).toBeNull();
  expect(document.querySelector('output')?.textContent).toBe('C');
});

test('all rows that match stay checked on every page', async () => {
  await renderScreen(<Paged />);
  fireEvent.click(screen.getByLabelText('Select all on this page'));
  fireEvent.click(await screen.findByRole('button', { name: 'Select all 3 that match' }));
  expect(await screen.findByText('Selected: 3', { selector: 'span' })).toBeDefined();
  turn();
  expect(screen.getByText('Selected: 3', { selector: 'span' })).toBeDefined();
  expect(screen.getByLabelText('Select C')).toHaveProperty('checked', true);
});

test('without a total the pager leads on after a full page', async () => {
  await renderScreen(<Numbered total={null} />, { path: '/?page=3&limit=2' });
  expect(screen.getByText('5-6 / 7')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toContain('page=4');
});

const manyRows: readonly Row[] = Array.from({ length: 100 }, (_, i) => ({ id: `R${i}`, qty: i }));
const manyIds = manyRows.map(({ id }) => id);
const describeRow = ({ id }: Row) => ({ id, name: id });
let cellsRendered = 0;
const countingColumns = [
  {
    key: 'id',
    label: 'Number',
    render: ({ id }: Row) => {
      cellsRendered += 1;
      return id;
    },
  },
];

function ManyRows() {
  const selection = useSelection(manyIds);
  return (
    <ListPage
      label="Lines"
      connection={{ totalCount: 100, edges: manyRows }}
      rows={manyRows}
      rowKey={({ id }) => id}
      columns={countingColumns}
      list={useListUrl()}
      selection={{ ...selection, describe: describeRow }}
      error="The lines could not be loaded."
      empty={{ title: 'There are none.' }}
    />
  );
}

const box = (id: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${id}` });
const all = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all on this page' });

test('DAY-111 Checking a row of a list renders none of its rows again but the box and what counts the checked ones.', async () => {
  await renderScreen(<ManyRows />);
  cellsRendered = 0;
  fireEvent.click(box('R7'));
  expect(box('R7').checked).toBe(true);
  expect(screen.getByText('Selected: 1', { selector: 'span' })).toBeDefined();
  fireEvent.click(box('R9'), { shiftKey: true });
  expect(manyIds.slice(6, 11).map((id) => box(id).checked)).toEqual([false, true, true, true, false]);
  fireEvent.click(all());
  expect(box('R99').checked).toBe(true);
  fireEvent.click(box('R50'));
  expect([box('R50').checked, all().indeterminate]).toEqual([false, true]);
  expect(cellsRendered).toBe(0);
});

const filterTypes = { number: { type: 'select' } } as const;
const said = () => document.getElementById('announcer')?.textContent ?? '';

function Found() {
  useSayList({ label: 'Results', list: useListUrl(), total: 3, comesAlone: true });
  return null;
}

test('CAT-38 a list that comes with a search says at once how much was found', async () => {
  await renderScreen(<Found />);
  await waitFor(() => expect(said()).toContain('Results: 3'));
});

function Filtered() {
  const list = useListUrl(filterTypes);
  const total = list.filters.size > 0 ? 0 : 397;
  const rows = total === 0 ? [] : [{ id: 'A', qty: 1 }];
  return (
    <ListPage
      label="Orders"
      connection={{ totalCount: total, edges: rows }}
      rows={rows}
      rowKey={({ id }) => id}
      columns={columns}
      list={list}
      error="The orders could not be loaded."
      empty={{ title: 'There are none.' }}
      noMatch="No order matches these filters"
    />
  );
}

test('LIST-03 LIST-09 a page and a filter say what they led to: how many rows, which page, or that none match', async () => {
  const { router } = await renderScreen(<Filtered />);
  expect(said()).not.toContain('Orders: 397');
  fireEvent.click(screen.getByRole('link', { name: 'Next page' }));
  await waitFor(() => expect(said()).toContain('Orders: 397. Page 2 of 20'));
  await act(() => router.navigate('?filter[number]=7'));
  await waitFor(() => expect(said()).toContain('No order matches these filters'));
});
