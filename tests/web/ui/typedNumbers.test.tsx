import { fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import { useState, type ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { readNumber } from '../../../contract/readNumber.ts';
import { readClaimFile } from '../../../gateway/modules/claims/readClaimFile.ts';
import { readQty } from '../../../web/parts/orderLists/readQty.ts';
import type { DecimalStyle } from '../../../web/ui/values/formatMoney.ts';
import { NumberField } from '../../../web/ui/form/NumberField.tsx';
import { numberText } from '../../../web/ui/form/numberRules.ts';
import { NumericInput } from '../../../web/ui/form/NumericInput.tsx';
import { readPieces } from '../../../web/ui/form/quantity.ts';
import { renderScreen } from '../support/renderScreen.tsx';

type Meaning = string | readonly [grouped: string, decimal: string] | null;

/** Spellings, and what they mean where two decimals may follow. */
const spellings: Readonly<Record<string, Meaning>> = {
  '0': '0',
  '7': '7',
  '007': '7',
  '12': '12',
  '999': '999',
  '1234': '1234',
  '12345678': '12345678',
  '12.5': '12.5',
  '12,5': '12.5',
  '12.50': '12.50',
  '12,50': '12.50',
  '12.': '12',
  '12,': '12',
  '.5': '0.5',
  ',5': '0.5',
  '0.5': '0.5',
  '0,05': '0.05',
  '2.0': '2.0',
  '2,00': '2.00',
  '2.0000': '2.00',
  '1.': '1',
  '1234.5': '1234.5',
  '1234,56': '1234.56',
  '1234.500': '1234.50',
  '0.500': '0.50',
  '1 234': '1234',
  '1\u00a0234': '1234',
  '1\u202f234,56': '1234.56',
  '1 234.56': '1234.56',
  '12 345 678,9': '12345678.9',
  "1'234": '1234',
  '1’234.50': '1234.50',
  '1.234,56': '1234.56',
  '1,234.56': '1234.56',
  '1.234,5': '1234.5',
  '1,234.': '1234',
  '1.234.567': '1234567',
  '1,234,567': '1234567',
  '1.234.567,89': '1234567.89',
  '1,234,567.89': '1234567.89',
  '1.000,00': '1000.00',
  '-5': '-5',
  '−5,5': '-5.5',
  ' 8 ': '8',
  '1.234': ['1234', '1.234'],
  '1,234': ['1234', '1.234'],
  '1.000': ['1000', '1.000'],
  '1,000': ['1000', '1.000'],
  '12.500': ['12500', '12.500'],
  '999,999': ['999999', '999.999'],
  '100.000': ['100000', '100.000'],
  '0.001': null,
  '12.345,678': null,
  '1234.567': null,
  '12.34.56': null,
  '1,2,3': null,
  '1.23,4': null,
  '1 23': null,
  '1234 567': null,
  '12..5': null,
  '.': null,
  '-': null,
};
/** What has letters is refused where it is typed as text; fields for numbers do not take letters at all. */
const words = ['1e3', '0x10', '12 €', 'ten', '１２', '1/2', '5%', 'NaN', 'Infinity'];
const styles: readonly DecimalStyle[] = ['DOT', 'COMMA'];

const wholeOf = (meaning: Meaning): Meaning =>
  typeof meaning !== 'string' ? meaning : /^-?\d+(\.0*)?$/.test(meaning) ? meaning.replace(/\..*/, '') : null;
const expected = (meaning: Meaning, decimals: number): Meaning =>
  decimals === 0 ? wholeOf(meaning) : meaning;

test('a typed number is one value, two readings, or none', () => {
  for (const decimals of [0, 2]) {
    for (const [text, meaning] of Object.entries(spellings)) {
      const number = readNumber(text, decimals);
      const got = number === null ? null : 'value' in number ? number.value : number.readings;
      expect([text, got]).toEqual([text, expected(meaning, decimals)]);
    }
    for (const text of words) expect([text, readNumber(text, decimals)]).toEqual([text, null]);
  }
});

test('whatever is written, a number that is taken is the one that its digits make with one of the marks as the point', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^-?[\d.,' ]{1,12}$/), (text) => {
      const number = readNumber(text, 2);
      const values = number === null ? [] : 'value' in number ? [number.value] : number.readings;
      const digits = text.replaceAll(/\D/g, '').replace(/^0+/, '');
      return values.every((value) => digits.startsWith(value.replaceAll(/\D/g, '').replace(/^0+/, '')));
    }),
  );
});

function Filters({ decimals, style }: { decimals: number; style: DecimalStyle }): ReactElement {
  const [value, setValue] = useState('');
  return (
    <>
      <NumericInput
        aria-label="Value"
        value={value}
        onChange={setValue}
        decimals={decimals}
        decimalStyle={style}
        currencyCode={decimals === 2 ? 'EUR' : null}
      />
      <output data-testid="value">{value}</output>
    </>
  );
}

test('FMT-11 FMT-14 a filter takes a number in any spelling, shows what it understood, and refuses what can mean two', async () => {
  for (const style of styles) {
    for (const decimals of [0, 2]) {
      const { unmount } = await renderScreen(<Filters decimals={decimals} style={style} />);
      const field = screen.getByRole('textbox', { name: 'Value' });
      for (const [text, all] of Object.entries(spellings)) {
        const meaning = expected(all, decimals);
        fireEvent.change(field, { target: { value: '' } });
        fireEvent.change(field, { target: { value: text } });
        const value = screen.getByTestId('value').textContent;
        const alert = screen.queryByRole('alert')?.textContent ?? '';
        if (typeof meaning === 'string') {
          expect([text, value, alert]).toEqual([text, meaning, '']);
          fireEvent.blur(field);
          expect(field).toHaveProperty('value', meaning);
          if (decimals === 2) expect(document.body.textContent).toContain('\u00a0€');
        } else if (meaning) {
          const shown = meaning.map((one) => one.replace('.', style === 'COMMA' ? ',' : '.'));
          expect([text, alert.replaceAll(/(?<=\d)\s(?=\d)/g, '')]).toEqual([
            text,
            `This can mean ${shown.join(' or ')}. ${decimals === 0 ? 'Only whole numbers can be entered: leave out the mark.' : 'Leave out the mark, or write two decimals.'}`,
          ]);
        } else if (/\d/.test(text)) expect([text, alert]).toEqual([text, expect.stringMatching(/^Enter /)]);
      }
      // Nothing but digits, their marks and a minus in front can be typed.
      fireEvent.change(field, { target: { value: '-1b2€-' } });
      expect(field).toHaveProperty('value', '-12');
      unmount();
    }
  }
});

type Fields = { amount: string; pieces: string };

function Form({ style, onSend }: { style: DecimalStyle; onSend: (fields: Fields) => void }): ReactElement {
  const form = useForm<Fields>({ defaultValues: { amount: '', pieces: '' }, mode: 'onChange' });
  const shared = { control: form.control, decimalStyle: style, wanted: 'Not a number' };
  return (
    <form onSubmit={(event) => void form.handleSubmit(onSend)(event)}>
      <NumberField {...shared} name="amount" label="Amount" decimals={2} currencyCode="GBP" />
      <NumberField {...shared} name="pieces" label="Pieces" decimals={0} least={1} />
    </form>
  );
}

test('a field of a form does the same, and shows an amount with its currency', async () => {
  for (const style of styles) {
    const { unmount } = await renderScreen(<Form style={style} onSend={() => {}} />);
    for (const [label, decimals] of [['Amount', 2] as const, ['Pieces', 0] as const]) {
      const field = screen.getByLabelText(label);
      for (const [text, all] of Object.entries(spellings)) {
        const meaning = expected(all, decimals);
        const isTaken = typeof meaning === 'string' && (decimals === 2 || Number(meaning) >= 1);
        fireEvent.change(field, { target: { value: text } });
        if (isTaken) await expect.poll(() => field.getAttribute('aria-invalid')).not.toBe('true');
        else
          await expect
            .poll(() => screen.queryByRole('alert')?.textContent)
            .toMatch(/This can mean|Not a number/);
        if (isTaken) expect([text, numberText(text, decimals)]).toEqual([text, meaning]);
        if (isTaken && decimals === 2) expect(document.body.textContent).toContain('\u00a0₤');
      }
      fireEvent.change(field, { target: { value: '' } });
    }
    unmount();
  }
});

const cell = (text: string, column: 'qty' | 'price') => {
  const [qty, price] = column === 'qty' ? [text, '1,00'] : ['1', text];
  return readClaimFile(Buffer.from(`A-1;"${qty}";"${price}";FIN-1;01.01.2024;Text`)).rows[0];
};

test('CLM-34 cells of a claim file are read the same; no field for pieces takes a number that the text does not mean', () => {
  for (const [text, meaning] of Object.entries(spellings)) {
    const pieces = wholeOf(meaning);
    const wanted =
      typeof pieces === 'string' && Number(pieces) >= 1 && Number(pieces) < 1e6 ? Number(pieces) : undefined;
    expect([text, cell(text, 'qty')?.qty]).toEqual([text, wanted]);
    const amount =
      typeof meaning === 'string' && Number(meaning) >= 0 && Number(meaning) <= 1e6
        ? Number(meaning).toFixed(2)
        : undefined;
    expect([text, cell(text, 'price')?.price]).toEqual([text, amount]);
    // Quick order and the cart's fields take fewer spellings, never another number (CART-62).
    for (const taken of [readQty(text), readPieces(text)])
      expect([text, taken === null || String(taken) === pieces]).toEqual([text, true]);
  }
});
