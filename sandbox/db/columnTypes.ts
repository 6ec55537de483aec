import type { ColumnType, Generated } from 'kysely';
import type { components } from '../../contract/apiV3.generated.ts';

type Schemas = components['schemas'];

/** A jsonb column: read as an object, written as JSON text. */
type Json<T> = ColumnType<T, string, string>;
/** A jsonb column with a default. */
type JsonOrDefault<T> = ColumnType<T, string | undefined, string>;
type MaybeJson<T> = ColumnType<T | null, string | null | undefined, string | null>;
/** Texts by language; the English ones are in the row itself. Written as JSON text. */
type Texts<Text> = JsonOrDefault<Readonly<Record<string, Partial<Text>>>>;

/** A name and value pair of an article's attribute list. */
export interface ArticleAttribute {
  name: string;
  value: string;
}

/** A country as a document stores it. */
export interface CountrySnapshot {
  id: number;
  name: string;
  originalName: string;
}

/** Payer or receiver as they were when the order was completed (ORD-57). */
export interface PartySnapshot {
  companyName: string | null;
  firstName: string | null;
  lastName: string | null;
  address: string | null;
  index: string | null;
  city: string | null;
  region: string | null;
  country: CountrySnapshot | null;
  vat: string | null;
  regCode: string | null;
  customsCode: string | null;
  phone: string | null;
  email: string | null;
}

/** The seller at the time of the order (ORD-58). */
export interface SellerSnapshot {
  name: string;
  vatNumber: string;
  street: string;
  zip: string;
  city: string;
  country: CountrySnapshot;
}

/** One column of an integration's file. */
export interface IntegrationFieldRow {
  name: string;
  visibleName: string;
  sort: number;
}

export interface WikiText {
  title: string;
  description: string | null;
  /** HTML. */
  content: string;
}

export type Attributes = JsonOrDefault<ArticleAttribute[]>;
export type Names = JsonOrDefault<Record<string, string>>;
export type Clarification = JsonOrDefault<Schemas['ClaimClarification']>;
export type ExportSettings = Json<Schemas['ArticleExportConfig']>;
export type IntegrationFields = Json<IntegrationFieldRow[]>;
export type WikiTexts = Texts<WikiText>;
export type AnnouncementTexts = Texts<{ shortMessage: string; message: string }>;
export type Party = Json<PartySnapshot>;
export type MaybeParty = MaybeJson<PartySnapshot>;
export type Seller = Json<SellerSnapshot>;
export type Answer = MaybeJson<unknown>;
export type Numbers = number[];
export type Codes = string[];
export type References = Generated<string[]>;
export type FileContent = ColumnType<Uint8Array, Uint8Array, never>;
export type AttachmentContent = Buffer;

/** The type, of those above, of each column of which SQL says too little, by `table.column`. */
export const columnTypes: Readonly<Record<string, string>> = {
  'announcements.texts': 'AnnouncementTexts',
  'article_export_settings.settings': 'ExportSettings',
  'articles.attributes': 'Attributes',
  'categories.names': 'Names',
  'claim_attachments.content': 'AttachmentContent',
  'claim_items.clarification': 'Clarification',
  'customers.currency_codes': 'Codes',
  'documents.billing_address': 'Party',
  'documents.seller_address': 'Seller',
  'documents.shipping_address': 'MaybeParty',
  'idempotency_keys.answer': 'Answer',
  'integrations.excluded_warehouses': 'Numbers',
  'integrations.fields': 'IntegrationFields',
  'missing_items.reference_nos': 'References',
  'orders.payer': 'Party',
  'orders.receiver': 'MaybeParty',
  'orders.seller': 'Seller',
  'wiki_files.content': 'FileContent',
  'wiki_nodes.texts': 'WikiTexts',
};
