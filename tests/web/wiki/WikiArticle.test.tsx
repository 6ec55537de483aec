import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { loadQuery } from 'react-relay';
import { MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, expect, test } from 'vitest';
import query from '../../../web/__generated__/WikiArticlePageQuery.graphql.ts';
import { WikiArticlePage } from '../../../web/pages/wiki/WikiArticlePage.tsx';
import { WikiUpload } from '../../../web/pages/wiki/WikiUpload.tsx';
import { renderScreen } from '../support/renderScreen.tsx';

afterEach(cleanup);

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('WIKI-04 WIKI-05 an article is offered as PDF and as HTML file, and that one is on its way is said', async () => {
  const { environment } = await renderScreen(<WikiArticlePage />, {
    load: (relay) => loadQuery(relay, query, { dbId: '7' }),
  });
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        WikiArticle: () => ({
          dbId: '7',
          title: 'Returning goods',
          content: '<p>Within 14 days</p>',
          lastEditedAt: null,
          pdfUrl: '/api/v3/wiki/article/7/pdf',
          htmlUrl: '/api/v3/wiki/article/7/html',
        }),
      }),
    ),
  );
  await screen.findByRole('heading', { name: 'Returning goods' });
  expect([hrefOf('PDF'), hrefOf('HTML file')]).toEqual([
    '/api/v3/wiki/article/7/pdf',
    '/api/v3/wiki/article/7/html',
  ]);
  // The page would go to the file.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByRole('link', { name: 'HTML file' }));
  await waitFor(() =>
    expect(document.getElementById('announcer')?.textContent).toContain(
      'The download begins… Returning goods: HTML file',
    ),
  );
});

test('WIKI-06 a file is sent with its upload, and its name is then the link to it', async () => {
  const { container, environment } = await renderScreen(<WikiUpload />);
  fireEvent.click(screen.getByText('Upload a file'));
  const input = container.querySelector('input[type=file]');
  if (!input) throw new Error('The page has no file input');
  const file = new File(['Torque 120 Nm'], 'notes.txt', { type: 'text/plain' });
  await act(async () => fireEvent.change(input, { target: { files: [file] } }));
  const { request } = environment.mock.getMostRecentOperation();
  expect(request.node.operation.name).toBe('WikiUploadMutation');
  expect(request.variables['input'].file).toBe(file);
  const payload = { filename: '1-notes.txt', filepath: '/api/v3/wiki/files/1-notes.txt' };
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: { uploadWikiFile: { __typename: 'UploadWikiFilePayload', ...payload } },
    }),
  );
  expect((await screen.findByRole('link', { name: payload.filename })).getAttribute('href')).toBe(
    payload.filepath,
  );
});
