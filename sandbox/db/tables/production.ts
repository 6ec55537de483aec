import type { Generated } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Stamp } from './columns.ts';

export type ProductionType = components['schemas']['ProductionType'];
export type ProductionStatus = components['schemas']['ProductionStatus'];

interface ProductionApplicationsTable {
  id: Generated<number>;
  customer_id: number;
  user_id: number;
  type: ProductionType;
  oe_number: string;
  description: string;
  /** Of an offer only. */
  justification: string | null;
  qty: number;
  /** Of one piece, minor units of the currency. */
  price: number;
  currency_code: string;
  status: Generated<ProductionStatus>;
  status_changed_at: Stamp;
  created_at: Stamp;
}

export interface ProductionTables {
  production_applications: ProductionApplicationsTable;
}
