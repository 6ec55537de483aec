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
