import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LegalLinks } from '../../../web/shell/LegalLinks.tsx';

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset['legal'];
});

test('the pages that the settings name are linked in the language of the page', () => {
  document.documentElement.dataset['legal'] = JSON.stringify([
    ['https://parts.example/imprint', { en: 'Imprint', de: 'Impressum' }],
    ['mailto:help@parts.example', { en: 'Support', de: 'Hilfe' }],
  ]);
  render(<LegalLinks language="de" className="" />);
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Impressum', 'https://parts.example/imprint'],
    ['Hilfe', 'mailto:help@parts.example'],
  ]);
  // What is being typed stays: a page opens in another tab, a mail program without one.
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('target'))).toEqual(['_blank', null]);
});

test('without settings nothing shows', () => {
  const { container } = render(<LegalLinks language="en" className="" />);
  expect(container.innerHTML).toBe('');
});
