import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { ColumnSelector } from '../../../web/ui/columns/ColumnSelector.tsx';
import { useColumnChoice } from '../../../web/ui/columns/useColumnChoice.ts';
import { DownloadDialog } from '../../../web/ui/download/DownloadDialog.tsx';
import { FilterBar } from '../../../web/ui/filters/FilterBar.tsx';
import { emptyFilter } from '../../../web/ui/filters/emptyFilter.ts';
import { FilterValue } from '../../../web/ui/filters/FilterValue.tsx';
import { focusRefused } from '../../../web/ui/form/focusRefused.ts';
import { FileDrop } from '../../../web/ui/files/FileDrop.tsx';
import { QuantityInput } from '../../../web/ui/form/QuantityInput.tsx';
import { Pager } from '../../../web/ui/list/Pager.tsx';
import { useListUrl } from '../../../web/ui/list/useListUrl.ts';
import { renderScreen } from '../support/renderScreen.tsx';

type QuantityProps = { lowest?: number; most?: number; begin?: number };

function Quantity({ lowest, most, begin = 6 }: QuantityProps): ReactElement {
  const [value, setValue] = useState(begin);
  return (
    <QuantityInput
      label="Quantity"
      value={value}
      multiple={6}
      lowest={lowest}
      most={most}
      onChange={setValue}
    />
  );
}
const quantity = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Quantity' });

test('CART-63 CART-64 the buttons step by the multiple and minus stops at one', async () => {
  await renderScreen(<Quantity />);
  const input = await quantity();
  expect(screen.getByRole('button', { name: 'Less' }).getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Less' }));
  expect(input.value).toBe('6');
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(input.value).toBe('12');
  fireEvent.click(screen.getByRole('button', { name: 'Less' }));
  expect(input.value).toBe('6');
});

test('a quantity is one tab stop; the arrow keys step in it', async () => {
  await renderScreen(<Quantity />);
  const input = await quantity();
  const stops = [...document.querySelectorAll<HTMLElement>('input, button')].filter(
    ({ tabIndex }) => tabIndex >= 0,
  );
  expect(stops).toEqual([input]);
  fireEvent.keyDown(input, { key: 'ArrowUp' });
  expect(input.value).toBe('12');
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  expect(input.value).toBe('6');
});

const leave = () => document.activeElement instanceof HTMLElement && document.activeElement.blur();

test('GAP-49 a quantity that is rounded up on Enter says so once, although the focus moves on with it', async () => {
  const onRounded = vi.fn();
  await renderScreen(
    <QuantityInput
      label="Quantity"
      value={6}
      multiple={6}
      onChange={() => {}}
      onRounded={onRounded}
      onEnter={leave}
    />,
  );
  const input = await quantity();
  input.focus();
  fireEvent.change(input, { target: { value: '13' } });
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(onRounded.mock.calls).toEqual([[{ typed: 13, taken: 18, before: 6 }]]);
});

test('CART-62 GAP-49 three digits stay, and leaving rounds up to a multiple', async () => {
  await renderScreen(<Quantity />);
  const input = await quantity();
  fireEvent.change(input, { target: { value: ' 13 ' } });
  fireEvent.blur(input);
  expect(input.value).toBe('18');
  fireEvent.change(input, { target: { value: '1234' } });
  expect(input.value).toBe('1234');
  expect(screen.getByRole('alert').textContent).toBe('At most 999 here. More by quick order');
  fireEvent.change(input, { target: { value: '12' } });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('CART-62 a text that is not a whole number is refused with a word and never becomes another quantity', async () => {
  await renderScreen(<Quantity />);
  const input = await quantity();
  for (const text of [
    '1000',
    '1 000',
    '2.5',
    '-1',
    '1e9',
    '1x3',
    '1.000',
    '3,0000',
    '1000,00',
    '4 12',
    '1½',
  ]) {
    fireEvent.change(input, { target: { value: text } });
    expect(screen.getByRole('alert').textContent).toMatch(
      /^(Enter a whole number|At most 999 here. More by quick order|This can mean .+: leave out the mark\.)$/,
    );
    fireEvent.keyDown(input, { key: 'Enter' });
    fireEvent.blur(input);
    expect(input.value).toBe(text);
    expect(focusRefused(document.body)).toBe(true);
    expect(document.activeElement).toBe(input);
    fireEvent.keyDown(input, { key: 'Escape' });
    expect(input.value).toBe('6');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(focusRefused(document.body)).toBe(false);
  }
});

test('CART-62 a mark that can group thousands or begin decimals is refused with both readings', async () => {
  await renderScreen(<Quantity />);
  fireEvent.change(await quantity(), { target: { value: '1.234' } });
  expect(screen.getByRole('alert').textContent).toBe(
    'This can mean 1234 or 1.234. Only whole numbers can be entered: leave out the mark.',
  );
});

test('a quantity to add is not 0, and 0 does not become another one', async () => {
  const onChange = vi.fn<(quantity: number) => void>();
  await renderScreen(<QuantityInput label="Pieces" value={4} multiple={2} isPositive onChange={onChange} />);
  const input = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Pieces' });
  fireEvent.change(input, { target: { value: '0' } });
  expect(screen.getByRole('alert').textContent).toBe('At least 2');
  fireEvent.blur(input);
  expect(input.value).toBe('0');
  expect(onChange).not.toHaveBeenCalled();
});

test('CART-62 what is typed sign by sign is refused as a whole: a minus or a word is not left out between digits', async () => {
  await renderScreen(<Quantity />);
  const input = await quantity();
  for (const text of ['-2', '−2', '–2', '12-', '12-18', '4 à 12,00 EUR', '4x2', '4 12']) {
    for (let end = 1; end <= text.length; end += 1)
      fireEvent.change(input, { target: { value: input.value.slice(0, end - 1) + text.charAt(end - 1) } });
    expect([text, input.value]).toEqual([text, text.replace(/[−–]/, '-')]);
    expect(screen.getByRole('alert').textContent).toBe('Enter a whole number');
    fireEvent.keyDown(input, { key: 'Escape' });
  }
});

test('CART-62 a whole number as sheets write it is that number, pasted or typed', async () => {
  await renderScreen(<Quantity />);
  const input = await quantity();
  for (const text of ['12.0', '12,00', '12 pcs', 'x12😀', '１２', '١٢', '१२ шт.']) {
    fireEvent.change(input, { target: { value: text } });
    fireEvent.keyDown(input, { key: 'Enter' });
    expect(input.value).toBe('12');
    fireEvent.keyDown(input, { key: 'ArrowDown' });
  }
  for (const text of ['1', '18', '18,', '18,0', '18,00'])
    fireEvent.change(input, { target: { value: text } });
  fireEvent.keyDown(input, { key: 'ArrowUp' });
  expect(input.value).toBe('24');
});

test('GAP-49 a quantity that goes up to a multiple is said below the field, and can be taken back', async () => {
  await renderScreen(<Quantity />);
  const input = await quantity();
  fireEvent.change(input, { target: { value: '13' } });
  fireEvent.blur(input);
  expect(input.value).toBe('18');
  const rounded = '13 became 18: sold in multiples of 6.';
  expect(screen.getByText(rounded)).toBeDefined();
  await waitFor(() => expect(document.getElementById('announcer')?.textContent).toContain(rounded));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(input.value).toBe('6');
  expect(screen.queryByText(/became/, { selector: 'span' })).toBeNull();
});

test('CART-18 Enter after a press on + or − takes the value and steps no further', async () => {
  const sent: string[] = [];
  await renderScreen(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push('sent');
      }}
    >
      <Quantity />
    </form>,
  );
  const input = await quantity();
  const more = screen.getByRole('button', { name: 'More' });
  fireEvent.click(more);
  expect(fireEvent.keyDown(more, { key: 'Enter' })).toBe(false);
  expect(input.value).toBe('12');
  expect(sent).toEqual(['sent']);
});

test('CART-62 Enter that ends the composition of an input method is not the Enter that takes the value', async () => {
  const taken: string[] = [];
  await renderScreen(
    <QuantityInput
      label="Quantity"
      value={6}
      multiple={6}
      onChange={() => {}}
      onEnter={(to) => taken.push(to)}
    />,
  );
  const input = await quantity();
  fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
  expect(taken).toEqual([]);
  fireEvent.compositionEnd(input);
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(taken).toEqual(['next']);
});

test('CART-62 GAP-53 a quantity imported from a file keeps its digits: steps and typing stay within them', async () => {
  await renderScreen(<Quantity begin={12_000} />);
  const input = await quantity();
  fireEvent.keyDown(input, { key: 'ArrowUp' });
  expect(input.value).toBe('12006');
  fireEvent.change(input, { target: { value: '12500' } });
  fireEvent.blur(input);
  expect(input.value).toBe('12504');
  fireEvent.change(input, { target: { value: '125000' } });
  expect(screen.getByRole('alert').textContent).toBe('At most 99\u00a0999 here. More by quick order');
});

test('GAP-49 GAP-53 where more than the cart’s 999 can be typed, rounding up may exceed 999', async () => {
  await renderScreen(<Quantity most={999_999} />);
  const input = await quantity();
  fireEvent.change(input, { target: { value: '998' } });
  fireEvent.blur(input);
  expect(input.value).toBe('1002');
  fireEvent.change(input, { target: { value: '1500' } });
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.blur(input);
  expect(input.value).toBe('1500');
});

test('GAP-48 Escape reverts the typed text, and the wheel changes nothing', async () => {
  await renderScreen(<Quantity lowest={0} />);
  const input = await quantity();
  fireEvent.change(input, { target: { value: '99' } });
  fireEvent.keyDown(input, { key: 'Escape' });
  fireEvent.wheel(input, { deltaY: 100 });
  expect(input.value).toBe('6');
  fireEvent.click(screen.getByRole('button', { name: 'Less' }));
  expect(input.value).toBe('0');
});

function List({ total }: { total: number }): ReactElement {
  const list = useListUrl({ id: { type: 'string' }, status: { type: 'select' } });
  return (
    <>
      <FilterBar
        list={list}
        definitions={[
          { key: 'id', label: 'Number', type: 'string' },
          { key: 'status', label: 'Status', type: 'select', choices: [{ value: 'packed', label: 'Packed' }] },
        ]}
      />
      <Pager list={list} total={total} />
    </>
  );
}

test('LIST-03 LIST-05 the pager shows range and total, and keeps the first row when the size changes', async () => {
  const { router } = await renderScreen(<List total={1234} />, { path: '/?page=3&limit=20' });
  expect((await screen.findByText(/^41-60/)).textContent?.replaceAll('\u00a0', ' ')).toBe('41-60 / 1 234');
  const sizes = screen.getByLabelText<HTMLSelectElement>('Rows');
  expect([...sizes.options].map(({ value }) => value)).toEqual(['10', '20', '50', '100']);
  fireEvent.change(sizes, { target: { value: '10' } });
  await waitFor(() => expect(router.state.location.search).toBe('?page=5&limit=10'));
});

test('the link to the next page has its name as a text: Orca passes over one with a tooltip alone', async () => {
  await renderScreen(<List total={200} />);
  const link = await screen.findByRole('link', { name: 'Next page' });
  expect(link.querySelector(':scope > :not([aria-hidden])')?.textContent).toBe('Next page');
});

test('LIST-04 a page can be typed, and goes no further than the last', async () => {
  const { router } = await renderScreen(<List total={200} />);
  const jump = await screen.findByLabelText<HTMLInputElement>('Go to page');
  fireEvent.change(jump, { target: { value: '99' } });
  if (jump.form) fireEvent.submit(jump.form);
  await waitFor(() => expect(router.state.location.search).toBe('?page=10&limit=20'));
});

test('LIST-06 LIST-09 LIST-10 a filter is added to the URL, shown as a chip and removed', async () => {
  const { router } = await renderScreen(<List total={1} />, { path: '/?page=4&limit=20' });
  fireEvent.click(await screen.findByRole('button', { name: 'Add filter' }));
  const apply = await screen.findByRole('button', { name: 'Apply' });
  expect(apply.getAttribute('aria-disabled')).toBe('true');
  fireEvent.change(screen.getByLabelText('Value'), { target: { value: '12' } });
  fireEvent.click(apply);
  await waitFor(() =>
    expect(new URLSearchParams(router.state.location.search).get('filter[id][like]')).toBe('12'),
  );
  expect(router.state.location.search).toContain('page=1');
  expect(await screen.findByText('Number contains 12')).toBeDefined();
  fireEvent.click(await screen.findByRole('button', { name: /Remove filter: Number/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?page=1&limit=20'));
});

const day = { key: 'day', label: 'Day', type: 'dateRange' } as const;
function Days(): ReactElement {
  const { setFilters } = useListUrl({ day });
  // As in the form of a filter: what was typed before does not wait for the address.
  const [filter, setFilter] = useState(emptyFilter(day));
  return (
    <FilterValue
      definition={day}
      filter={filter}
      onChange={(changed) => {
        setFilter(changed);
        setFilters(new Map([['day', changed]]));
      }}
    />
  );
}

test('LIST-11 FMT-10 a date filter takes a first and a last day, which are in the URL as DD.MM.YYYY', async () => {
  const { router } = await renderScreen(<Days />);
  for (const [label, typed, key] of [
    ['From', '1.2.2026', 'filter[day][from]'],
    ['Until', '28.2.2026', 'filter[day][until]'],
  ] as const) {
    const field = await screen.findByRole('textbox', { name: label });
    fireEvent.change(field, { target: { value: typed } });
    fireEvent.blur(field);
    await waitFor(() => expect(new URLSearchParams(router.state.location.search).has(key)).toBe(true));
  }
  const params = new URLSearchParams(router.state.location.search);
  expect([params.get('filter[day][from]'), params.get('filter[day][until]')]).toEqual([
    '01.02.2026',
    '28.02.2026',
  ]);
});

test('ORD-47 ORD-50 GAP-90 a download starts with csv, headings and the default characters', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  await renderScreen(<DownloadDialog isOpen onClose={() => {}} title="Order" href="/x" withCsvOptions />);
  fireEvent.click(await screen.findByRole('button', { name: 'Download' }));
  await waitFor(() => expect(open).toHaveBeenCalledOnce());
  const url = new URL(String(open.mock.calls[0]?.[0]), 'http://portal.test');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    'export[format]': 'csv',
    'export[withHeaders]': '1',
    'export[separator]': ';',
    'export[escape]': '\\',
    'export[enclosure]': '"',
  });
});

test('ORD-48 ORD-49 the characters of csv are required and exactly one each', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  await renderScreen(<DownloadDialog isOpen onClose={() => {}} title="Order" href="/x" withCsvOptions />);
  for (const [text, refusal] of [
    [';;', 'Exactly one character, please'],
    ['', 'please enter value'],
  ] as const) {
    for (const label of [/Separator/, /Escape character/, /Enclosure/])
      fireEvent.change(await screen.findByLabelText(label), { target: { value: text } });
    fireEvent.click(screen.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(screen.getAllByText(refusal)).toHaveLength(3));
  }
  expect(open).not.toHaveBeenCalled();
});

const columns = [
  { key: 'name', label: 'Name', isFixed: true },
  { key: 'price', label: 'Price' },
  { key: 'type', label: 'Type', isHiddenByDefault: true },
];
function Columns(): ReactElement {
  const choice = useColumnChoice('order-items', columns);
  return (
    <>
      <ColumnSelector columns={columns} choice={choice} />
      <output>{choice.visibleKeys.join()}</output>
    </>
  );
}
const visible = async () => (await screen.findByRole('status')).textContent;

test('ORD-40 ORD-41 GAP-40 the choice of columns is kept under columns:{pageKey} and restored', async () => {
  const { unmount } = await renderScreen(<Columns />);
  expect(await visible()).toBe('name,price');
  fireEvent.click(screen.getByRole('button', { name: 'Columns' }));
  fireEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Type' }));
  await waitFor(async () => expect(await visible()).toBe('name,price,type'));
  expect(JSON.parse(localStorage.getItem('columns:order-items') ?? '')).toEqual(['name', 'price', 'type']);
  unmount();
  await renderScreen(<Columns />);
  expect(await visible()).toBe('name,price,type');
});

test('GAP-40 GAP-81 an unreadable choice falls back to the defaults, fixed columns always show', async () => {
  localStorage.setItem('columns:order-items', '{');
  const { unmount } = await renderScreen(<Columns />);
  expect(await visible()).toBe('name,price');
  unmount();
  localStorage.setItem('columns:order-items', '["type"]');
  await renderScreen(<Columns />);
  expect(await visible()).toBe('name,type');
});

test('CART-35 how far a file is, is said with what the file is for', async () => {
  await renderScreen(
    <FileDrop
      label="Import"
      chooseLabel="Choose a file"
      hint="csv"
      accept=".csv"
      onFile={() => {}}
      progress={{ share: 0.5, label: '50 %' }}
    />,
  );
  expect((await screen.findByRole('status')).textContent).toBe('Import: 50 %');
});
