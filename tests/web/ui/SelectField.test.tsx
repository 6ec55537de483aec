import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { SelectField } from '../../../web/ui/form/SelectField.tsx';
import { renderScreen } from '../support/renderScreen.tsx';

function Form(): ReactElement {
  const { control, handleSubmit } = useForm({ defaultValues: { priority: '' } });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(() => {})(event)}>
      <SelectField
        control={control}
        name="priority"
        label="Priority"
        autoComplete="organization-title"
        required
        choices={[{ value: 'high', label: 'High' }]}
      />
      <button type="submit">Send</button>
    </form>
  );
}

test('a required choice is not invalid before it was refused; a browser knows what it is for', async () => {
  await renderScreen(<Form />);
  const select = await screen.findByRole('combobox', { name: /^Priority/ });
  expect(select.getAttribute('aria-invalid')).toBe('false');
  expect(select.getAttribute('autocomplete')).toBe('organization-title');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Send' })));
  expect(select.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('please select value')).toBeDefined();
});
