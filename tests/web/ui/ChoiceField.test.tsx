import { fireEvent, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { expect, test } from 'vitest';
import { ChoiceField } from '../../../web/ui/form/ChoiceField.tsx';
import { findChoices, type Choice } from '../../../web/ui/form/findChoices.ts';
import { renderScreen } from '../support/renderScreen.tsx';

const makes: Choice[] = ['Citroën', 'Land Rover', 'Rover', 'Škoda'].map((label) => ({ value: label, label }));
const names = (typed: string) => findChoices(makes, typed).map(({ label }) => label);

test('CAT-16 typed text is found anywhere in a name, ignoring accents and case, beginnings first', () => {
  expect(names('')).toHaveLength(4);
  expect(names('rover')).toEqual(['Rover', 'Land Rover']);
  expect(names('ROV la')).toEqual(['Land Rover']);
  expect(names('citroen')).toEqual(['Citroën']);
  expect(names('sko')).toEqual(['Škoda']);
  expect(names('zzz')).toEqual([]);
});

function Make({ choices, heard }: { choices: Choice[] | null; heard: string[] }): ReactElement {
  const [value, setValue] = useState('Rover');
  const choose = (chosen: string) => {
    heard.push(chosen);
    setValue(chosen);
  };
  return <ChoiceField label="Make" choices={choices} value={value} onChoose={choose} />;
}
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Make' });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
async function renderField(choices: Choice[] | null = makes): Promise<string[]> {
  const heard: string[] = [];
  await renderScreen(<Make choices={choices} heard={heard} />);
  fireEvent.focus(field());
  return heard;
}
const type = (value: string) => fireEvent.input(field(), { target: { value } });

test('CAT-16 Enter takes the first match, and only a new choice is reported', async () => {
  const heard = await renderField();
  type('and');
  expect(options()).toEqual(['Land Rover']);
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(field().value).toBe('Land Rover');
  type('land');
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(heard).toEqual(['Land Rover']);
});

test('CAT-16 text without a match changes nothing, an emptied field clears the choice', async () => {
  const heard = await renderField();
  type('zzz');
  expect(options()).toEqual(['Nothing matches']);
  fireEvent.keyDown(field(), { key: 'Enter' });
  fireEvent.blur(field());
  expect(field().value).toBe('Rover');
  fireEvent.focus(field());
  type('');
  fireEvent.blur(field());
  expect(field().value).toBe('');
  expect(heard).toEqual(['']);
});

test('CAT-16 a list that is loading says so', async () => {
  await renderField(null);
  fireEvent.click(field());
  expect(options()).toEqual(['Loading…']);
});

test('a choice is one tab stop: its arrow has neither one nor a name', async () => {
  await renderField();
  const stops = [...document.querySelectorAll<HTMLElement>('input, button, [tabindex]')].filter(
    ({ tabIndex }) => tabIndex >= 0,
  );
  expect(stops).toEqual([field()]);
  expect(screen.queryByRole('button', { name: /Open/ })).toBeNull();
});
