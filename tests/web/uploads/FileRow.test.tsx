import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FileRow } from '../../../web/parts/uploads/FileRow.tsx';
import { renderScreen } from '../support/renderScreen.tsx';

test('a file that is refused is said with its name', async () => {
  await renderScreen(
    <ul>
      <FileRow name="photo.png" preview={null} text="Larger than 10 MB" isFailed onRemove={() => {}} />
    </ul>,
  );
  expect((await screen.findByRole('alert')).textContent).toBe('photo.png: Larger than 10 MB');
});
