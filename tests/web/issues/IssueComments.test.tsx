import { act, fireEvent, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { useLazyLoadQuery } from 'react-relay';
import { MockPayloadGenerator } from 'relay-test-utils';
import { expect, test } from 'vitest';
import query, { type IssuePageQuery } from '../../../web/__generated__/IssuePageQuery.graphql.ts';
import { IssueComments } from '../../../web/pages/issues/IssueComments.tsx';
import { renderScreen } from '../support/renderScreen.tsx';

function Page(): ReactElement | null {
  const { issue } = useLazyLoadQuery<IssuePageQuery>(query, { dbId: '1', first: 20, after: '' }).viewer;
  return issue ? <IssueComments issue={issue} /> : null;
}

test('ISS-18 the comments of an issue have a pager over as many pages as the answer says', async () => {
  const { environment, router } = await renderScreen(<Page />, { path: '/issues/1' });
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        Issue: () => ({
          id: 'issue 1',
          comments: { totalCount: 500, edges: [{ node: { id: 'comment 1' } }] },
        }),
      }),
    ),
  );
  const pager = within(await screen.findByRole('navigation'));
  expect(pager.getByRole('link', { name: /25/ }).getAttribute('href')).toContain('page=25');
  await act(async () => fireEvent.click(pager.getByRole('link', { name: 'Next page' })));
  expect(new URLSearchParams(router.state.location.search).get('page')).toBe('2');
});
