import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { languages } from '../../../web/i18n/languages.ts';
import { ClosedBranch } from '../../../web/shell/ClosedBranch.tsx';
import { mergeTranslations } from '../../../web/vite/mergeTranslations.ts';
import { renderScreen } from '../support/renderScreen.tsx';

const renderNotice = (branch: string | null) =>
  renderScreen(<ClosedBranch branch={branch} />, { viewer: { closed: true, branch } });
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

test('SHELL-32 SHELL-33 branch ged: the operation has stopped, partners are referred to the Estonian company', async () => {
  await renderNotice('ged');
  expect(heading()).toBe('This branch has closed');
  expect(screen.getByText(/contact our Estonian distribution company/)).toBeTruthy();
});

test('SHELL-32 SHELL-34 branch ser: sales move, and partners are asked to register again', async () => {
  await renderNotice('ser');
  expect(heading()).toBe('Our sales are moving');
  expect(screen.getByText(/move to the Estonian distributor.*register again in the B2B shop/)).toBeTruthy();
});

test.each(['fed', null])('SHELL-35 any other closed branch (%s) shows "Branch is closed"', async (branch) => {
  await renderNotice(branch);
  expect(heading()).toBe('Branch is closed');
});

test('SHELL-36 every notice has a Logout button', async () => {
  for (const branch of ['ged', 'ser', 'fed']) {
    const { unmount } = await renderNotice(branch);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Log out']);
    unmount();
  }
});

test('SHELL-33 SHELL-34 SHELL-35 each language has its own text for each notice', () => {
  for (const key of ['CLOSED_BRANCH.TITLE', 'CLOSED_BRANCH.STOPPED.TEXT', 'CLOSED_BRANCH.MOVED.TEXT']) {
    const texts = languages
      .filter((language) => language !== 'dg')
      .map((language) => mergeTranslations('web/i18n', language)[key]);
    expect(new Set(texts).size).toBe(languages.length - 1);
  }
});
