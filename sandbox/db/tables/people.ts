import type { Generated } from 'kysely';
import type { MaybeTime, Stamp, Texts, Time } from './columns.ts';

export type DecimalStyle = 'dot' | 'comma';
export type WarehouseType = 'regular' | 'consignation' | 'transit';
export type AddressType = 'billing' | 'shipping';
export type UserKind = 'wholesale' | 'staff';

interface CurrenciesTable {
  code: string;
  /** Units of this currency for one EUR. */
  rate: number;
}

interface LocalesTable {
  code: string;
  name: string;
  sort: number;
}

export interface CountriesTable {
  id: Generated<number>;
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
  original_name: string;
  eu: boolean;
  vat_percent: number;
}

interface BranchesTable {
  code: string;
  name: string;
  closed: Generated<boolean>;
  vat_number: string;
  street: string;
  zip: string;
  city: string;
  country_id: number;
  phone: string;
  email: string;
}

interface WarehousesTable {
  id: Generated<number>;
  code: string;
  name: string;
  type: WarehouseType;
  readonly: Generated<boolean>;
  country_id: number;
  sort: number;
}

interface CustomersTable {
  id: Generated<number>;
  business_name: string;
  branch_code: string;
  country_id: number;
  reg_code: string | null;
  vat_number: string | null;
  customs_code: string | null;
  /** The first is the account's own currency, the one of its credit limit. */
  currency_codes: string[];
  /** Minor units of the first currency; null = no limit. */
  credit_limit: number | null;
  /** Days; 0 = payment in advance. */
  payment_terms: Generated<number>;
  decimal_style: Generated<DecimalStyle>;
  pay_feature: Generated<boolean>;
  discount_percent: Generated<number>;
  created_at: Stamp;
}

interface CustomerWarehousesTable {
  customer_id: number;
  warehouse_id: number;
}

interface UsersTable {
  id: Generated<number>;
  email: string;
  first_name: string;
  last_name: string;
  kind: UserKind;
  position: string | null;
  phone: string | null;
  created_at: Stamp;
}

interface UserPasswordsTable {
  user_id: number;
  /** As `hashPassword` writes it. */
  hash: string;
  changed_at: Stamp;
}

interface PasswordResetsTable {
  /** SHA-256 of the token, hex: the token itself is only in the mail. */
  token_hash: string;
  user_id: number;
  expires_at: Time;
  used_at: MaybeTime;
}

interface AccessesTable {
  id: Generated<number>;
  user_id: number;
  customer_id: number;
  last_used_at: MaybeTime;
}

interface AccessAttributesTable {
  access_id: number;
  attribute: string;
}

interface SessionsTable {
  id: Generated<string>;
  user_id: number;
  access_id: number;
  original_user_id: number | null;
  original_access_id: number | null;
  created_at: Stamp;
  expires_at: Time;
  ended_at: MaybeTime;
}

export interface AddressesTable {
  id: Generated<number>;
  customer_id: number;
  type: AddressType;
  is_default: Generated<boolean>;
  name: string | null;
  company_name: string;
  first_name: string | null;
  last_name: string | null;
  vat: string | null;
  customs_code: string | null;
  reg_code: string | null;
  country_id: number;
  region: string | null;
  city: string;
  index: string;
  address: string;
  phone: string;
  email: string;
  created_at: Stamp;
}

interface AnnouncementsTable {
  id: Generated<number>;
  area: 'general' | 'cart';
  /** null = for every branch. */
  branch_code: string | null;
  short_message: string;
  /** HTML or plain text. */
  message: string;
  texts: Texts<{ shortMessage: string; message: string }>;
  starts_at: Time;
  ends_at: MaybeTime;
  created_at: Stamp;
}

interface MailOutboxTable {
  id: Generated<number>;
  recipient: string;
  subject: string;
  body: string;
  created_at: Stamp;
}

/** The sandbox's own state. */
interface SettingsTable {
  key: 'token-secret' | 'demo-data';
  value: string;
}

export interface PeopleTables {
  currencies: CurrenciesTable;
  locales: LocalesTable;
  countries: CountriesTable;
  branches: BranchesTable;
  warehouses: WarehousesTable;
  customers: CustomersTable;
  customer_warehouses: CustomerWarehousesTable;
  users: UsersTable;
  user_passwords: UserPasswordsTable;
  password_resets: PasswordResetsTable;
  accesses: AccessesTable;
  access_attributes: AccessAttributesTable;
  sessions: SessionsTable;
  addresses: AddressesTable;
  announcements: AnnouncementsTable;
  mail_outbox: MailOutboxTable;
  settings: SettingsTable;
}
