import { expect, test } from 'vitest';
import { readClaimList, withDays } from '../../../web/pages/claims/file/readClaimList.ts';

const row = ['PL-1611953', '2', '15,00', '4711', '2026-03-02', 'Noisy bearing'];
const headings = ['article', 'qty', 'price', 'invoice number', 'invoice date', 'description'];
const cellsOf = (text: string) => readClaimList(text).rows.map(({ cells }) => cells);

test.each([
  ['semicolons', (cells: string[]) => cells.join(';')],
  ['tabs', (cells: string[]) => cells.join('\t')],
  ['pipes', (cells: string[]) => cells.join('|')],
  ['commas and quotes', (cells: string[]) => cells.map((cell) => `"${cell}"`).join(',')],
])('CLM-34 rows in %s, with titles, blank lines and headings before them or none', (_, written) => {
  expect(cellsOf(written(row))).toEqual([row]);
  expect(cellsOf(`Claims of March\r\n\r\n${written(headings)}\r\n${written(row)}\r\n`)).toEqual([row]);
});

test.each([';', '|', '*', '(', '\\', '^'])(
  'CLM-34 the separator that the first line names is taken: %s',
  (mark) => expect(cellsOf(`sep=${mark}\r\n${row.join(mark)}`)).toEqual([row]),
);

test('CLM-34 a quote that does not end affects its own row; a description may have line breaks; rows have their lines', () => {
  const text = `${row.with(5, '"Noisy bearing').join(';')}\n${row.with(5, '"Noisy\nbearing"').join(';')}\n${row.join(';')}`;
  const { rows, open } = readClaimList(text);
  expect(open).toEqual([{ line: 1, content: row.with(5, '"Noisy bearing').join(';') }]);
  expect(rows).toMatchObject([
    { line: 2, cells: row.with(5, 'Noisy\nbearing') },
    { line: 4, cells: row },
  ]);
});

const dated = (...dates: string[]) => dates.map((date) => row.with(4, date).join(';')).join('\n');
const daysOf = (text: string, answer: 'DAY_FIRST' | 'MONTH_FIRST' | null = null) =>
  withDays(readClaimList(text).rows, answer).map(({ cells }) => cells[4]);

test('CLM-34 a date that may be of two days is asked for, and another date of the file settles it', () => {
  expect(readClaimList(dated('02/03/2026')).doubtful).toBe('02/03/2026');
  expect(daysOf(dated('02/03/2026'))).toEqual(['02/03/2026']);
  expect(daysOf(dated('02/03/2026'), 'MONTH_FIRST')).toEqual(['2026-02-03']);
  expect(daysOf(dated('02/03/2026'), 'DAY_FIRST')).toEqual(['2026-03-02']);
  const settled = dated('02/03/2026', '25/03/2026');
  expect(readClaimList(settled).doubtful).toBeNull();
  expect(daysOf(settled)).toEqual(['2026-03-02', '2026-03-25']);
  expect(daysOf(dated('02/03/2026', '03/25/2026'))).toEqual(['2026-02-03', '2026-03-25']);
});

test('CLM-34 a separator in the description splits nothing off', () =>
  expect(cellsOf(row.with(5, 'Noisy; loud').join(';'))).toEqual([row.with(5, 'Noisy; loud')]));
