import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { NotFoundPanel } from '../../../web/pages/catalog/results/NotFoundPanel.tsx';
import { renderScreen } from '../support/renderScreen.tsx';

afterEach(() => localStorage.clear());

async function render(text: string) {
  await import('../../../web/pages/catalog/results/OtherSearch.tsx');
  return act(() =>
    renderScreen(<NotFoundPanel text={text} />, { viewer: { attributes: ['order_management'] } }),
  );
}
/** The list that the order desk takes. */
const kept = () => JSON.stringify({ ...localStorage });

test('a VIN that finds no part leads to the search by VIN, however it is typed', async () => {
  for (const text of ['WVWZZZAUZKW142857', 'wvw zzz auz kw 142857', 'WVWZZZAUZKW14O857']) {
    const { unmount } = await render(text);
    const link = await screen.findByRole('link', { name: 'Look for this VIN' });
    expect(link.getAttribute('href')).toBe(
      `/catalog?${new URLSearchParams({ type: 'vin', searchString: text })}`,
    );
    unmount();
  }
});

test('several numbers, or a row of a sheet, open on the order desk as a list', async () => {
  for (const [text, list] of [
    ['CV.1019202;CV.1043393', 'CV.1019202\\\\nCV.1043393'],
    ['CV.1019202, CV.1043393', 'CV.1019202\\\\nCV.1043393'],
    ['CV.1019202\t4; CV.1043393\t2', 'CV.1019202\\\\t4\\\\nCV.1043393\\\\t2'],
    ['CV.1019202\t4\t54,80', 'CV.1019202\\\\t4\\\\t54,80'],
  ] as const) {
    const { router, unmount } = await render(text);
    fireEvent.click(await screen.findByRole('button', { name: 'Open as a list' }));
    expect(router.state.location.pathname).toBe('/cart/order-desk');
    expect(kept()).toContain(list);
    unmount();
    localStorage.clear();
    dispatchEvent(new Event('storage'));
  }
});

test('a list that is worked on stays: several numbers lead to the search by a list', async () => {
  const first = await render('CV.1019202;CV.1043393');
  fireEvent.click(await screen.findByRole('button', { name: 'Open as a list' }));
  first.unmount();
  await render('PL-1611953;CV.1043393');
  expect((await screen.findByRole('link', { name: 'OEM list' })).getAttribute('href')).toBe(
    '/catalog?type=oem',
  );
  expect(kept()).not.toContain('PL-1611953');
});

test('a text that is too long for a search is said to be', async () => {
  await render('oil '.repeat(70));
  expect(screen.getByText('This text is too long for a search')).toBeTruthy();
  expect(screen.getByText('A search takes at most 255 characters.')).toBeTruthy();
});
