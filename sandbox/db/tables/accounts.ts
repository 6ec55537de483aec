import type { Generated } from 'kysely';
import type { Stamp } from './columns.ts';

export interface ContactsTable {
  id: Generated<number>;
  customer_id: number;
  first_name: string;
  last_name: string;
  position: string;
  email: string;
  work_phone: string;
  mobile_phone: string | null;
  created_at: Stamp;
}

interface SystemsTable {
  id: Generated<number>;
  name: string;
}

interface SystemGroupsTable {
  id: Generated<number>;
  system_id: number;
  name: string;
}

interface SystemAccessesTable {
  access_id: number;
  system_id: number;
  group_id: number;
  /** From 0, in the order that was sent. */
  place: number;
}

interface AgreementsTable {
  id: Generated<number>;
  sort: number;
}

interface AgreementTextsTable {
  agreement_id: number;
  language: string;
  name: string;
  /** HTML. */
  description: string | null;
}

interface AgreementApprovalsTable {
  agreement_id: number;
  customer_id: number;
  /** The user who approved. */
  user_id: number;
  approved_at: Stamp;
}

export interface AccountTables {
  contacts: ContactsTable;
  systems: SystemsTable;
  system_groups: SystemGroupsTable;
  system_accesses: SystemAccessesTable;
  agreements: AgreementsTable;
  agreement_texts: AgreementTextsTable;
  agreement_approvals: AgreementApprovalsTable;
}
