import { act, fireEvent, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { expect, test } from 'vitest';
import { ArticleField } from '../../../web/pages/claims/wizard/ArticleField.tsx';
import { renderScreen } from '../support/renderScreen.tsx';

function Chosen(): ReactElement {
  const [number, setNumber] = useState('OC 90');
  return (
    <>
      <ArticleField value={number} onChoose={setNumber} error={undefined} />
      <output>{number}</output>
    </>
  );
}

const type = (text: string) =>
  act(async () => void fireEvent.input(screen.getByRole('combobox'), { target: { value: text } }));
const typed = () => {
  const field = screen.getByRole('combobox');
  return field instanceof HTMLInputElement ? field.value : expect.unreachable('no field');
};

test('the first letter that is typed over a chosen number stays in the field', async () => {
  await renderScreen(<Chosen />);
  await type('Z');
  expect(typed()).toBe('Z');
  await type('ZZ');
  await act(async () => void fireEvent.blur(screen.getByRole('combobox')));
  expect(screen.getByRole('status').textContent).toBe('ZZ');
});

test('a letter that is taken off the end of a chosen number leaves the rest', async () => {
  await renderScreen(<Chosen />);
  await type('OC 9');
  expect(typed()).toBe('OC 9');
});
