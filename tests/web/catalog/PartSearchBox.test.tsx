import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { act, fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { PartSearchBox } from '../../../web/pages/catalog/part/PartSearchBox.tsx';
import { mergeTranslations } from '../../../web/vite/mergeTranslations.ts';

beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: { en: { translation: mergeTranslations('web/i18n', 'en') } },
  });
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const suggestions = [
  {
    value: 'f...OC 90...Knecht...',
    kind: 'ARTICLE',
    label: 'Knecht OC 90',
    articleName: 'OC 90',
    brand: 'Knecht',
    number: null,
  },
  {
    value: 'a......VW...06A 115',
    kind: 'CROSS_NUMBER',
    label: 'VW 06A 115',
    articleName: null,
    brand: 'VW',
    number: '06A 115',
  },
  { value: 'q.........oc 9', kind: 'TEXT', label: 'oc 9', articleName: null, brand: null, number: 'oc 9' },
];

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function arrange(path = '/catalog') {
  const environment = createMockEnvironment();
  const router = createMemoryRouter(
    [
      { path: '/catalog', element: <PartSearchBox /> },
      { path: '/catalog/article/:articleName', element: <p>article page</p> },
    ],
    { initialEntries: [path] },
  );
  render(
    <FluentProvider theme={webLightTheme}>
      <RelayEnvironmentProvider environment={environment}>
        <RouterProvider router={router} />
      </RelayEnvironmentProvider>
    </FluentProvider>,
  );
  const field = screen.getByRole<HTMLInputElement>('combobox');
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  const asked = () => environment.mock.getAllOperations().map(({ request }) => request.variables);
  const answer = () =>
    act(async () => {
      environment.mock.resolveMostRecentOperation({
        data: { viewer: { id: 'viewer', articleSuggestions: suggestions } },
      });
      await vi.advanceTimersByTimeAsync(0);
    });
  const suggest = async (text = 'oc 9') => {
    type(text);
    await pass(1000);
    await answer();
  };
  return { field, type, asked, answer, suggest, router };
}

test('CAT-10 suggestions load after a pause of 1000 ms in typing, for the last text only', async () => {
  const { type, asked } = arrange();
  type('oc 9');
  await pass(999);
  type('oc 90');
  await pass(999);
  expect(asked()).toEqual([]);
  await pass(1);
  expect(asked()).toEqual([{ searchString: 'oc 90' }]);
});

test('CAT-09 suggestions load from 3 characters on', async () => {
  const { type, asked } = arrange();
  type('oc');
  await pass(5000);
  expect(asked()).toEqual([]);
  type('oc ');
  await pass(5000);
  expect(asked()).toEqual([]);
  type('oc9');
  await pass(1000);
  expect(asked()).toHaveLength(1);
});

test('CAT-10 a search restored from the URL loads no suggestions', async () => {
  const { field, asked } = arrange('/catalog?type=part&searchString=oil&page=1&limit=20');
  expect(field.value).toBe('oil');
  await pass(5000);
  expect(asked()).toEqual([]);
});

test('CAT-15 the suggestions close 200 ms after the field lost the focus, and not when it comes back sooner', async () => {
  const { field, suggest } = arrange();
  act(() => field.focus());
  await suggest();
  expect(screen.getAllByRole('option')).toHaveLength(3);
  fireEvent.blur(field);
  await pass(199);
  fireEvent.focus(field);
  await pass(500);
  expect(screen.getAllByRole('option')).toHaveLength(3);
  fireEvent.blur(field);
  await pass(199);
  expect(screen.getAllByRole('option')).toHaveLength(3);
  await pass(1);
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field.getAttribute('aria-expanded')).toBe('false');
});

test('CAT-11 each suggestion keeps its value of four parts joined by ...', async () => {
  const { suggest } = arrange();
  await suggest();
  const values = screen.getAllByRole('option').map((option) => option.dataset['value'] ?? '');
  expect(values.map((value) => value.split('...').length)).toEqual([4, 4, 4]);
});

test('CAT-12 the arrows choose a found article and Enter goes to its page', async () => {
  const { field, suggest, router } = arrange();
  await suggest();
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  const [first] = screen.getAllByRole('option');
  expect(first?.getAttribute('aria-selected')).toBe('true');
  expect(field.getAttribute('aria-activedescendant')).toBe(first?.id);
  fireEvent.submit(screen.getByRole('search'));
  await pass(0);
  expect(router.state.location.pathname).toBe('/catalog/article/OC%2090');
});

test('CAT-13 a click on an analogue searches by its cross number', async () => {
  const { suggest, router } = arrange();
  await suggest();
  fireEvent.click(screen.getByRole('option', { name: /06A 115/ }));
  await pass(0);
  expect(router.state.location.search).toBe('?type=part&cross=06A+115&page=1&limit=20');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('CAT-14 Enter without a choice searches for the text as typed', async () => {
  const { field, suggest, router } = arrange();
  await suggest();
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  expect(field.getAttribute('aria-activedescendant')).toBeNull();
  fireEvent.submit(screen.getByRole('search'));
  await pass(0);
  expect(router.state.location.search).toBe('?type=part&searchString=oc+9&page=1&limit=20');
});

test('CAT-09 Escape closes the suggestions and keeps the text', async () => {
  const { field, suggest } = arrange();
  await suggest();
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field.value).toBe('oc 9');
});

test('CAT-05 another search in the URL replaces what is typed', async () => {
  const { field, type, router } = arrange('/catalog?searchString=one');
  type('something else');
  await act(() => router.navigate('/catalog?searchString=two'));
  await pass(0);
  expect(field.value).toBe('two');
});

test('pasted lines stay apart in the field, as its browser would not leave them', () => {
  arrange();
  const field = screen.getByRole<HTMLInputElement>('combobox');
  fireEvent.change(field, { target: { value: 'ab' } });
  field.setSelectionRange(1, 1);
  fireEvent.paste(field, { clipboardData: { getData: () => 'CV.1019202\r\nCV.1043393\r\n' } });
  expect(field.value).toBe('aCV.1019202; CV.1043393b');
  fireEvent.paste(field, { clipboardData: { getData: () => 'one line' } });
  expect(field.value).toBe('aCV.1019202; CV.1043393b');
});
