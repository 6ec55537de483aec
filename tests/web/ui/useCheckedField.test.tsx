import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { sayRefused } from '../../../web/ui/form/sayRefused.ts';
import { SelectField } from '../../../web/ui/form/SelectField.tsx';
import { TextAreaField } from '../../../web/ui/form/TextAreaField.tsx';
import { TextField } from '../../../web/ui/form/TextField.tsx';
import { renderScreen } from '../support/renderScreen.tsx';

function Form(): ReactElement {
  const { control, handleSubmit } = useForm({
    mode: 'onTouched',
    defaultValues: { number: '', text: '', priority: '', year: '' },
  });
  const choices = [{ value: 'high', label: 'High' }];
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(() => {}, sayRefused)(event)}>
      <TextField control={control} name="number" label="Number" required />
      <TextAreaField control={control} name="text" label="Text" required />
      <SelectField control={control} name="priority" label="Priority" required choices={choices} />
      <TextField control={control} name="year" label="Year" validate={(year) => year > '1900' || 'no year'} />
      <button type="submit">Send</button>
    </form>
  );
}

const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
const leave = (name: string) => act(async () => void fireEvent.blur(field(name)));
const errors = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

test('who passes through an empty form hears no errors; a changed field is checked when it is left, all of them at sending', async () => {
  await renderScreen(<Form />);
  await screen.findByLabelText(/^Number/);
  for (const name of ['Number', 'Text', 'Priority', 'Year']) await leave(name);
  expect(errors()).toEqual([]);
  fireEvent.change(field('Year'), { target: { value: '17' } });
  expect(errors()).toEqual([]);
  await leave('Year');
  expect(errors()).toEqual(['Year: no year']);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Send' })));
  expect(errors()).toHaveLength(4);
  expect(document.activeElement).toBe(field('Number'));
  await waitFor(() =>
    expect(document.getElementById('announcer')?.textContent).toContain('Fields to correct: 4'),
  );
});
