import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderVisitor } from '../support/renderVisitor.tsx';

test('who passes through the empty form by Tab hears no errors; a changed field is checked when it is left', async () => {
  await renderVisitor({ path: '/sign-up', answer: () => ({ countries: [] }) });
  const [city] = await screen.findAllByLabelText(/^City/);
  if (!city) throw new Error('no city');
  await act(async () => void fireEvent.blur(city));
  expect(screen.queryByText('please enter value')).toBeNull();
  fireEvent.input(city, { target: { value: 'T' } });
  fireEvent.input(city, { target: { value: '' } });
  await act(async () => void fireEvent.blur(city));
  expect(screen.getAllByText('please enter value')).toHaveLength(1);
});

test('AUTH-28 goods are delivered to the billing address unless the user wants another one', async () => {
  await renderVisitor({ path: '/sign-up', answer: () => ({ countries: [] }) });
  const same = await screen.findByRole<HTMLInputElement>('checkbox', {
    name: 'Deliver to the billing address',
  });
  expect(same.checked).toBe(true);
});

const said = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

test('what is missing at sending is said in one message; a field that is left wrong afterwards says so itself', async () => {
  await renderVisitor({ path: '/sign-up', answer: () => ({ countries: [] }) });
  const [city] = await screen.findAllByLabelText(/^City/);
  if (!city) throw new Error('no city');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Register' })));
  expect(screen.getAllByText('please enter value').length).toBeGreaterThan(9);
  expect(said()).toEqual([expect.stringMatching(/^please enter value: Legal company name, Company, /)]);
  fireEvent.input(city, { target: { value: 'T' } });
  fireEvent.input(city, { target: { value: '' } });
  await act(async () => void fireEvent.blur(city));
  expect(said()).toContain('City: please enter value');
});

const field = (name: string) => {
  const [found] = document.getElementsByName(name);
  return found instanceof HTMLInputElement ? found : expect.unreachable(name);
};

const type = async (name: string, text: string) => {
  fireEvent.input(field(name), { target: { value: text } });
  await act(async () => void fireEvent.blur(field(name)));
};
const contact = () =>
  ['firstName', 'lastName', 'workPhone', 'email'].map((name) => field(`contact.${name}`).value);

test('names and telephone of the billing address are those of the contact until the contact has others; the e-mail is not', async () => {
  await renderVisitor({ path: '/sign-up', answer: () => ({ countries: [] }) });
  await screen.findAllByLabelText(/^City/);
  await type('billingAddress.firstName', 'Ana');
  await type('billingAddress.lastName', 'Kask');
  await type('billingAddress.phone', '+372 5000');
  await type('billingAddress.email', 'bills@kask.test');
  expect(contact()).toEqual(['Ana', 'Kask', '+372 5000', '']);
  await type('contact.firstName', 'Mia');
  await type('billingAddress.firstName', 'Anna');
  await type('billingAddress.lastName', 'Kaske');
  expect(contact()).toEqual(['Mia', 'Kaske', '+372 5000', '']);
});

test('a browser knows which fields of an address it can fill in', async () => {
  await renderVisitor({ path: '/sign-up', answer: () => ({ countries: [] }) });
  await screen.findAllByLabelText(/^City/);
  const purposes = ['companyName', 'country', 'street', 'city', 'postalCode', 'phone', 'email'].map((name) =>
    document.getElementsByName(`billingAddress.${name}`)[0]?.getAttribute('autocomplete'),
  );
  expect(purposes).toEqual(
    ['organization', 'country-name', 'address-line1', 'address-level2', 'postal-code', 'tel', 'email'].map(
      (purpose) => `billing ${purpose}`,
    ),
  );
});
