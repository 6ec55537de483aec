import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { shippingEstimate } from '../../../web/pages/checkout/delivery/shippingEstimate.ts';
import { mergeTranslations } from '../../../web/vite/mergeTranslations.ts';

beforeAll(async () => {
  await i18next.init({
    lng: 'de',
    keySeparator: false,
    nsSeparator: false,
    resources: { de: { translation: mergeTranslations('web/i18n', 'de') } },
  });
});

const estimate = (packType: string) =>
  shippingEstimate({ estimate: '2', estimateType: 'hours', packType }, i18next.t);

test('the estimate of a way of sending is in the language of the user, a kind of package that is not known as it is', () => {
  expect(['pickup', 'PARCEL', 'pallet', 'crate'].map(estimate)).toEqual([
    '2 Stunden · Abholung',
    '2 Stunden · Paket',
    '2 Stunden · Palette',
    '2 Stunden · crate',
  ]);
});
