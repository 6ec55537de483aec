import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ListFile } from '../../../web/parts/orderLists/ListText.ts';
import { ReadingNotes } from '../../../web/parts/orderLists/ReadingNotes.tsx';
import { renderScreen } from '../support/renderScreen.tsx';

type Notes = ListFile & { sheet: string };
const sheet = { name: 'Order', text: '' };
const nothing: Notes = {
  sheets: [sheet],
  sheet: 'Order',
  hidden: { sheets: 0, rows: 0, columns: 0 },
  struck: 0,
  far: 0,
  comments: 0,
  mayHide: false,
  mayHaveZeros: false,
};

test.each<[Partial<Notes>, RegExp]>([
  [{ sheets: [sheet, { name: 'May', text: '' }] }, /^Sheets not read: May\.$/],
  [
    { sheets: [sheet, ...['A', 'B', 'C', 'D', 'E'].map((name) => ({ name, text: '' }))] },
    /^Sheets not read: A, B, C, \+2\.$/,
  ],
  [{ hidden: { sheets: 1, rows: 2, columns: 0 } }, /left out: sheets: 1, rows: 2\.$/],
  [{ hidden: { sheets: 0, rows: 0, columns: 3 } }, /left out: columns: 3\.$/],
  [{ struck: 2 }, /Struck out in the file and left out: cells: 2/],
  [{ far: 3 }, /far below or far to the right of the list: cells: 3/],
  [{ comments: 2 }, /^Comments in cells that were not read: 2\.$/],
  [{ mayHide: true }, /does not tell which rows are hidden, filtered or struck out/],
  [{ mayHaveZeros: true }, /leading zeros, such as 0012, were read without them/],
])('DAY-72 what a file leaves open is said next to its lines: %o', async (notes, text) => {
  const reading = { columns: [], leftOut: [] };
  await renderScreen(
    <ReadingNotes reading={reading} file={{ ...nothing, ...notes }} onChangeColumns={null} />,
  );
  screen.getByText(text);
  expect(document.querySelectorAll('.fui-Caption1')).toHaveLength(1);
});
