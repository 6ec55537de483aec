import type { ProductionType } from './ProductionType.ts';

/** The fields of a request; numbers as typed. */
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
