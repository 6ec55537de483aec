import { waitFor } from '@testing-library/react';
import { commitMutation } from 'relay-runtime';
import { afterEach, expect, test } from 'vitest';
import mutation, { type WikiUploadMutation } from '../../../web/__generated__/WikiUploadMutation.graphql.ts';
import { createEnvironment } from '../../../web/relay/createEnvironment.ts';
import { changeAccount, showAccount } from '../../../web/shell/session/accountInUse.ts';
import { expectConsoleErrors } from '../support/consoleErrors.ts';
import { serveHere, type Answer, type Received } from '../support/serveHere.ts';

// An upload that is given up ends its connection.
afterEach(() => expectConsoleErrors(/socket hang up|aborted/));

const done: Answer = {
  body: JSON.stringify({
    data: {
      uploadWikiFile: {
        __typename: 'UploadWikiFilePayload',
        filename: 'note.txt',
        filepath: '/files/note.txt',
      },
    },
  }),
};

/** Begins to send a file to a gateway that answers when the test says so. */
async function send() {
  const received: Received[] = [];
  const reported: string[] = [];
  const { promise: answer, resolve } = Promise.withResolvers<Answer>();
  await serveHere((request) => {
    received.push(request);
    return answer;
  });
  const file = new File(['A note'], 'note.txt');
  const environment = createEnvironment('en', null, {
    version: () => {},
    errors: (errors) => reported.push(...errors.map(({ code }) => code)),
  });
  const outcome = new Promise<string>((end) =>
    commitMutation<WikiUploadMutation>(environment, {
      mutation,
      variables: { input: { file, idempotencyKey: 'key-1' } },
      uploadables: { 'input.file': file },
      onCompleted: () => end('stored'),
      onError: () => end('given up'),
    }),
  );
  await waitFor(() => expect(received).toHaveLength(1));
  return { reported, outcome, answer: () => resolve(done) };
}

test('a file arrives in a session that goes on', async () => {
  const { outcome, answer } = await send();
  answer();
  expect(await outcome).toBe('stored');
});

test('a file that is on its way while the user logs out is given up, and nothing is said of it', async () => {
  const { reported, outcome, answer } = await send();
  await changeAccount(() => Promise.resolve({}));
  answer();
  expect(await outcome).toBe('given up');
  expect(reported).toEqual([]);
});

test('a file that is on its way while another tab logs out is given up, too', async () => {
  const { reported, outcome, answer } = await send();
  const close = showAccount('1');
  const otherTab = new BroadcastChannel('account');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin to name
  otherTab.postMessage(null);
  expect(await outcome).toBe('given up');
  answer();
  expect(reported).toEqual([]);
  otherTab.close();
  close();
});
