import { MessageBarBody } from '@fluentui/react-components';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Notice } from '../../../web/ui/Notice.tsx';
import { renderScreen } from '../support/renderScreen.tsx';

test.each([
  ['info', 'Note'],
  ['success', 'Note'],
  ['warning', 'Warning'],
  ['error', 'Error'],
] as const)('a message bar of kind %s without a title is a group named %s', async (intent, name) => {
  await renderScreen(
    <Notice intent={intent}>
      <MessageBarBody>Three lines are short</MessageBarBody>
    </Notice>,
  );
  const bar = await screen.findByRole('group', { name });
  // It would point to nothing.
  expect(bar.getAttribute('aria-labelledby')).toBeNull();
});
