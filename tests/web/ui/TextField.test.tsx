import { fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { TextField } from '../../../web/ui/form/TextField.tsx';
import { renderScreen } from '../support/renderScreen.tsx';

function Form(): ReactElement {
  const { control } = useForm({ defaultValues: { number: '' } });
  return <TextField control={control} name="number" label="Number" hint="Your own" maxLength={50} />;
}

const type = (value: string) => fireEvent.change(screen.getByLabelText('Number'), { target: { value } });

test('CHK-23 a text field shows its maximum length before typing is cut off', async () => {
  await renderScreen(<Form />);
  type('x'.repeat(40));
  screen.getByText('Your own');
  type('x'.repeat(41));
  screen.getByText('41 / 50');
  expect(screen.queryByText('Your own')).toBeNull();
});

test('the count of a text is seen, and not said after each letter', async () => {
  await renderScreen(<Form />);
  for (const length of [41, 42]) {
    type('x'.repeat(length));
    screen.getByText(`${length} / 50`);
    screen.getByRole('textbox', { name: 'Number', description: 'At most 50 characters' });
  }
});

test('CHK-23 a text that is too long stays, is counted over and marked', async () => {
  await renderScreen(<Form />);
  type('x'.repeat(63));
  expect(screen.getByLabelText<HTMLInputElement>('Number').value).toHaveLength(63);
  screen.getByText('63 / 50 characters: shorten the text');
  expect(screen.getByLabelText('Number').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText('Number').hasAttribute('maxlength')).toBe(false);
  type('x'.repeat(50));
  expect(screen.queryByText(/shorten/)).toBeNull();
});

test('an error begins with the name of its field for a screen reader, which says it when the focus is elsewhere', async () => {
  await renderScreen(<Form />);
  type('x'.repeat(63));
  expect(screen.getByRole('alert').textContent).toBe('Number: 63 / 50 characters: shorten the text');
});
