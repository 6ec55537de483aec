import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { MarkdownField } from '../../../web/parts/markdown/MarkdownField.tsx';
import { renderScreen } from '../support/renderScreen.tsx';

function Form(): ReactElement {
  const { control } = useForm({ defaultValues: { text: '' } });
  return <MarkdownField control={control} name="text" label="Comment" required />;
}

test('the field for formatted text has its name, and its help once', async () => {
  await renderScreen(<Form />);
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Comment/ });
  expect(field.required).toBe(true);
  const help = (field.getAttribute('aria-describedby') ?? '').split(' ');
  expect(help).toHaveLength(1);
  expect(document.getElementById(help[0] ?? '')?.textContent).not.toBe('');
});
