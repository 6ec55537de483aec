import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CreateProductionPage } from '../../../web/pages/production/CreateProductionPage.tsx';
import { renderScreen } from '../support/renderScreen.tsx';

const type = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });

test('the button that sends a request is said with what it comes to', async () => {
  await renderScreen(<CreateProductionPage />);
  const send = await screen.findByRole('button', { name: 'Send order' });
  expect(send.getAttribute('aria-describedby')).toBeNull();
  type(/^Quantity/, '1 000');
  type(/^Price per piece/, '12,5');
  const description = document.getElementById(send.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent?.replaceAll(/\s/g, ' ')).toBe('Total: 12 500.00 € (1 000 × 12.50 €)');
  type(/^Price per piece/, 'twelve');
  expect(send.getAttribute('aria-describedby')).toBeNull();
});

test('a quantity with a mark is refused without a word of decimals, a price is not', async () => {
  await renderScreen(<CreateProductionPage />);
  await screen.findByRole('button', { name: 'Send order' });
  for (const [name, refusal] of [
    [/^Quantity/, /Only whole numbers can be entered: leave out the mark\./],
    [/^Price per piece/, /Leave out the mark, or write two decimals\./],
  ] as const) {
    type(name, '1.000');
    fireEvent.blur(screen.getByLabelText(name));
    await screen.findByText(refusal);
  }
});
