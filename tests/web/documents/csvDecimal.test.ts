import i18next from 'i18next';
import { expect, test } from 'vitest';
import { tableUrl } from '../../../web/parts/documents/documentFile.ts';
import { packUrl } from '../../../web/parts/documents/documentPack.ts';
import { exportOrdersUrl } from '../../../web/parts/orders/orders.urls.ts';
import type { DecimalStyle } from '../../../web/ui/values/formatMoney.ts';

test.each<[string, DecimalStyle, string]>([
  ['en', 'DOT', 'point'],
  ['en', 'COMMA', 'comma'],
  ['de', 'DOT', 'comma'],
  ['pl', 'DOT', 'comma'],
])(
  'in %s an account with the style %s gets csv with decimals by %s',
  async (language, decimalStyle, decimal) => {
    await i18next.init({ lng: language, resources: {} });
    const days = { from: '2026-10-01', until: '2026-10-31', kinds: ['invoices'] as const, decimalStyle };
    for (const url of [
      exportOrdersUrl('csv', ['1'], { decimalStyle, keepsTexts: false }),
      tableUrl({ ...days, file: 'excel', rows: 'lines' }),
      packUrl(days),
    ]) {
      expect(new URL(url, 'http://portal').searchParams.get('decimal')).toBe(decimal);
    }
  },
);
