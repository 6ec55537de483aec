import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import { MarkdownField } from '../../../web/parts/markdown/MarkdownField.tsx';
import { stopAnnouncer } from '../../../web/ui/announce/announce.ts';
import { renderScreen } from '../support/renderScreen.tsx';

afterEach(stopAnnouncer);

function Form(): ReactElement {
  const { control } = useForm({ defaultValues: { text: '' } });
  return <MarkdownField control={control} name="text" label="Comment" required isMain />;
}

test('the field for formatted text has its name, and its help once', async () => {
  await renderScreen(<Form />);
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Comment/ });
  expect(field.required).toBe(true);
  const help = (field.getAttribute('aria-describedby') ?? '').split(' ');
  expect(help).toHaveLength(1);
  expect(document.getElementById(help[0] ?? '')?.textContent).not.toBe('');
});

test('Escape in the field for formatted text is answered: the next Tab leaves it', async () => {
  await renderScreen(<Form />);
  const field = await screen.findByRole('textbox', { name: /^Comment/ });
  await screen.findByRole('toolbar');
  fireEvent.keyDown(field, { key: 'Escape' });
  await waitFor(() =>
    expect(document.getElementById('announcer')?.textContent).toBe('Tab leaves the field now'),
  );
  expect(fireEvent.keyDown(field, { key: 'Tab' })).toBe(true);
});
