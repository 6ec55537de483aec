import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { VinSearch } from '../../../web/pages/catalog/vehicle/VinSearch.tsx';
import { renderScreen } from '../support/renderScreen.tsx';

test('CAT-19 the VIN field says 17 digits, and searches for a text of any length', async () => {
  const { router } = await renderScreen(<VinSearch />, { path: '/catalog?type=vin', load: () => null });
  const field = await screen.findByPlaceholderText(/17 digits/);
  for (const vin of ['WVW', 'WVWZZZ1KZ6W000001', 'WVWZZZ1KZ6W0000010123456789']) {
    fireEvent.change(field, { target: { value: vin } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Search' })));
    expect(new URLSearchParams(router.state.location.search).get('searchString')).toBe(vin);
  }
});
