import type { TFunction } from 'i18next';
import type { ProductionType } from './ProductionType.ts';

/** What a request is written with; numbers as they are typed. */
export type ProductionFields = {
  type: ProductionType;
  OENumber: string;
  description: string;
  justification: string;
  qty: string;
  price: string;
};

/** An empty form. */
export const noProduction: Omit<ProductionFields, 'type'> = {
  OENumber: '',
  description: '',
  justification: '',
  qty: '',
  price: '',
};

/** Wants a whole number of pieces, at least 1. */
export const qtyRule =
  (t: TFunction) =>
  (text: string): true | string =>
    /^0*[1-9]\d{0,8}$/.test(text.trim()) || t('PRODUCTION.QTY_RULE');

/** Wants an amount with a dot or a comma before its cents. */
export const priceRule =
  (t: TFunction) =>
  (text: string): true | string =>
    /^\d{1,12}([.,]\d{1,2})?$/.test(text.trim()) || t('PRODUCTION.PRICE_RULE');
