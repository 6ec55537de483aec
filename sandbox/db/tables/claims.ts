import type { ColumnType, Generated } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Stamp } from './columns.ts';

type Schemas = components['schemas'];

export interface ClaimsTable {
  id: Generated<number>;
  customer_id: number;
  type: Schemas['ClaimType'];
  status: Generated<Schemas['ClaimStatus']>;
  currency_code: string;
  vat_percent: number;
  /** YYYY-MM-DD. */
  document_date: Generated<string>;
  created_at: Stamp;
  status_changed_at: Stamp;
}

export interface ClaimItemsTable {
  id: Generated<number>;
  claim_id: number;
  status: Generated<Schemas['ClaimItemStatus']>;
  article_name: string;
  qty: number;
  /** Of one piece, minor units without VAT. */
  price: number;
  /** null = entered by hand. */
  invoice_id: number | null;
  invoice_line: number | null;
  invoice_number: string;
  /** YYYY-MM-DD. */
  invoice_date: string;
  description: string;
  /** Written as JSON text. */
  clarification: ColumnType<Schemas['ClaimClarification'], string | undefined, string>;
  rejection_reason: string | null;
  rejection_explanation: string | null;
}

interface ClaimCommentsTable {
  id: Generated<number>;
  claim_id: number;
  user_id: number;
  text: string;
  created_at: Stamp;
}

interface ClaimAttachmentsTable {
  id: Generated<number>;
  customer_id: number;
  /** null until the claim that it was uploaded for is created. */
  item_id: number | null;
  /** The secret part of its address. */
  hash: string;
  file_name: string;
  content: Buffer;
  created_at: Stamp;
}

export interface ClaimTables {
  claims: ClaimsTable;
  claim_items: ClaimItemsTable;
  claim_comments: ClaimCommentsTable;
  claim_attachments: ClaimAttachmentsTable;
}
