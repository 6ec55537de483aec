import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { useLazyLoadQuery } from 'react-relay';
import { MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, expect, test } from 'vitest';
import query, {
  type IntegrationsPageQuery,
} from '../../../web/__generated__/IntegrationsPageQuery.graphql.ts';
import { IntegrationCard } from '../../../web/pages/integrations/IntegrationCard.tsx';
import { collectNotifications } from '../support/collectNotifications.ts';
import { renderScreen } from '../support/renderScreen.tsx';

afterEach(cleanup);

function Page(): ReactElement {
  const { viewer } = useLazyLoadQuery<IntegrationsPageQuery>(query, {});
  return (
    <>
      {(viewer.integrations ?? []).map((one) =>
        one ? <IntegrationCard key={one.id} integration={one} onDelete={async () => {}} /> : null,
      )}
    </>
  );
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

/** The card of an integration that has never uploaded. */
async function renderCard() {
  const { environment } = await renderScreen(<Page />);
  const answerRead = () =>
    act(async () =>
      environment.mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, {
          Viewer: () => ({
            integrations: [
              {
                id: 'integration 1',
                dbId: '1',
                name: 'Web shop',
                active: true,
                frequency: 6,
                connectionType: 'FTP',
                ftpPort: 21,
                lastUploadedAt: null,
                scheduledUploadAt: null,
                fields: [],
                excludedWarehouses: [],
              },
            ],
          }),
        }),
      ),
    );
  await answerRead();
  const answer = (data: object) => act(async () => environment.mock.resolveMostRecentOperation({ data }));
  return { answerRead, answer, environment };
}

test('INT-06 an upload that fails brings no notification; the card and the announcer say that it was not made', async () => {
  const { answerRead, answer } = await renderCard();
  const posted = collectNotifications();
  await press('Upload now: Web shop');
  await answer({
    runIntegrationUpload: {
      __typename: 'Rejected',
      __isProblem: 'Rejected',
      message: 'The disk is full.',
      messages: ['The disk is full.'],
    },
  });
  await answerRead();
  await within(screen.getByRole('article')).findByText(/The file was not uploaded\./);
  await waitFor(() =>
    expect(document.getElementById('announcer')?.textContent).toContain(
      'The file was not uploaded. The disk is full.',
    ),
  );
  expect(posted()).toEqual([]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('INT-08 a test of the connection shows that it runs, then that the connection works', async () => {
  const { answer } = await renderCard();
  await press('Test connection: Web shop');
  // On the card, not only for screen readers.
  expect(screen.getByRole('progressbar').textContent).toBe('Testing the connection…');
  expect(screen.queryByText('The connection works')).toBeNull();
  await answer({
    testIntegration: { __typename: 'TestIntegrationPayload', result: true, error: null },
  });
  within(screen.getByRole('article')).getByText('The connection works');
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('INT-05 an upload that was made shows a notice of success', async () => {
  const { answer } = await renderCard();
  const posted = collectNotifications();
  await press('Upload now: Web shop');
  await answer({
    runIntegrationUpload: {
      __typename: 'IntegrationPayload',
      integration: {
        id: 'integration 1',
        lastUploadedAt: '2026-05-04T10:00:00Z',
        scheduledUploadAt: '2026-05-04T16:00:00Z',
      },
    },
  });
  expect(posted()).toMatchObject([{ intent: 'success', title: 'The file was uploaded.', body: 'Web shop' }]);
});

test('INT-07 INT-09 a saved integration is tested by its id; a failure shows the words of the server', async () => {
  const { answer, environment } = await renderCard();
  await press('Test connection: Web shop');
  const { request } = environment.mock.getMostRecentOperation();
  expect(request.node.operation.name).toBe('useTestConnectionMutation');
  expect(request.variables['input']).toMatchObject({ integration: 'integration 1', ftpPort: 21 });
  await answer({
    testIntegration: {
      __typename: 'TestIntegrationPayload',
      result: false,
      error: 'The folder cannot be opened.',
    },
  });
  within(screen.getByRole('article')).getByText(/The folder cannot be opened\./);
});
