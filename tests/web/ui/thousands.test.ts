import i18next from 'i18next';
import { expect, test } from 'vitest';
import { groupThousands } from '../../../web/i18n/groupThousands.ts';
import { previewNumericText } from '../../../web/ui/form/numericText.ts';
import { formatMoney, formatNumber, formatPieces } from '../../../web/ui/values/formatMoney.ts';
import { startEnglish } from '../support/renderScreen.tsx';

const shown = '12\u00a0345';

test('FMT-05 thousands are written in one way: in texts, counts, pieces, amounts and what is typed', async () => {
  await startEnglish();
  for (const text of [
    groupThousands('12345'),
    formatNumber(12_345, 0, 'COMMA'),
    formatPieces(12_345),
    previewNumericText('12345'),
    i18next.t('PAGER.PAGE', { page: 12_345 }),
    i18next.t('DESK.LEFT', { count: 12_345 }),
    formatMoney({ value: 12_345, currencyCode: 'EUR' }, 'DOT'),
  ])
    expect(text).toContain(shown);
  expect(i18next.t('ORDER.TITLE', { id: '101318' })).toContain('101318');
  expect(groupThousands('999')).toBe('999');
});
