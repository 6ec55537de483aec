import { MessageBarBody } from '@fluentui/react-components';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FormNotice } from '../../../web/ui/form/FormNotice.tsx';
import { Notice } from '../../../web/ui/notices/Notice.tsx';
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

const said = () => document.getElementById('announcer')?.textContent ?? '';

test('a notice that a choice in a form has led to is said once, when no further change has followed', async () => {
  const { rerender } = render(<FormNotice intent="warning" text="OC 90 is not listed for VW G" />);
  rerender(<FormNotice intent="warning" text="OC 90 is not listed for VW Golf" />);
  expect(screen.getByRole('group', { name: 'Warning' }).textContent).toBe('OC 90 is not listed for VW Golf');
  await waitFor(() => expect(said()).toBe('OC 90 is not listed for VW Golf'), { timeout: 5_000 });
});
