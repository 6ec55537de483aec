import type { ColumnType, Generated } from 'kysely';
import type { MaybeTime, Stamp, Time } from './columns.ts';

export type CartType = 'regular' | 'reservation' | 'backorder';
export type OrderType = CartType;
export type OrderStatus =
  | 'not_completed'
  | 'not_confirmed'
  | 'confirmed'
  | 'cancelled'
  | 'taken'
  | 'ordered'
  | 'merged'
  | 'in_progress'
  | 'collected'
  | 'packed'
  | 'shipped'
  | 'delivered'
  | 'pre_ordered';
export type ShipmentStatus = 'packed' | 'shipped' | 'delivered';
export type DocumentKind = 'proforma' | 'invoice' | 'packing_list' | 'merged_invoice' | 'credit_invoice';

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

/** The seller as it was when the order was made (ORD-58). */
export interface SellerSnapshot {
  name: string;
  vatNumber: string;
  street: string;
  zip: string;
  city: string;
  country: CountrySnapshot;
}

/** A jsonb column: read as an object, written as JSON text. */
type Snapshot<T> = ColumnType<T, string, string>;
type MaybeSnapshot<T> = ColumnType<T | null, string | null | undefined, string | null>;

interface CartItemsTable {
  id: Generated<number>;
  access_id: number;
  type: CartType;
  article_id: number;
  /** The quantity the customer asks for. */
  qty: number;
  /** The number as the customer wrote it, when it differs from the SKU. */
  requested_no: string | null;
  created_at: Stamp;
  updated_at: Stamp;
}

interface CartUnknownNumbersTable {
  id: Generated<number>;
  access_id: number;
  type: CartType;
  requested_no: string;
  requested_qty: number;
}

interface WishlistItemsTable {
  access_id: number;
  article_id: number;
  created_at: Stamp;
}

interface CarriersTable {
  id: Generated<number>;
  name: string;
  /** With {code} in place of the track code. */
  tracking_url: string | null;
}

interface ShippingOptionsTable {
  id: Generated<number>;
  carrier_id: number;
  country_id: number;
  /** Offered to postal indexes that begin with it; '' = the whole country. */
  index_prefix: Generated<string>;
  name: string;
  /** EUR minor units. */
  cost: number;
  /** Order subtotal (EUR minor units) from which it is free. */
  free_above: number | null;
  show_cost: Generated<boolean>;
  cost_description: string | null;
  on_select_text: string | null;
  estimate_type: 'days' | 'date' | 'hours';
  estimate: string;
  pack_type: 'parcel' | 'pallet' | 'pickup';
  sort: number;
}

export interface OrdersTable {
  id: Generated<number>;
  customer_id: number;
  access_id: number | null;
  user_id: number;
  type: OrderType;
  status: Generated<OrderStatus>;
  warehouse_id: number | null;
  currency_code: string;
  /** The related order number the customer gave (ORD-06, CHK-23). */
  client_order_id: string | null;
  comment: string | null;
  payer: Snapshot<PartySnapshot>;
  receiver: MaybeSnapshot<PartySnapshot>;
  seller: Snapshot<SellerSnapshot>;
  vat_percent: number;
  payment_terms: number;
  paid: Generated<boolean>;
  paid_at: MaybeTime;
  /** Id of the chosen shipping option, 'delay' or 'custom'. */
  shipping_option: string | null;
  shipping_name: string | null;
  shipping_cost: Generated<number>;
  carrier_id: number | null;
  /** YYYY-MM-DD; reservation only. */
  expected_arrival: string | null;
  /** Minor units of the currency: all lines, without VAT. */
  subtotal: number;
  /** The VAT on them. */
  subtotal_vat: number;
  grand_total: number;
  created_at: Stamp;
  completed_at: MaybeTime;
  status_changed_at: Stamp;
  /** Whether the goods of its stock lines are reserved for it; a hold ends after some time in the checkout. */
  stock_held: Generated<boolean>;
}

export interface OrderItemsTable {
  id: Generated<number>;
  order_id: number;
  line: number;
  part: 'stock' | 'backorder';
  /** null for the DELIVERY line. */
  article_id: number | null;
  article_name: string;
  description: string;
  qty_requested: number;
  qty: number;
  /** Charged per piece, minor units. */
  price: number;
  price_type: 'list' | 'discount' | 'special';
  /** The price agreed with the customer, if there is one. */
  client_price: number | null;
  total_price: number;
  /** Of one piece. */
  net_weight_g: Generated<number>;
  container_id: number | null;
}

interface OrderCommentsTable {
  id: Generated<number>;
  order_id: number;
  message: string;
  created_at: Stamp;
}

interface ShipmentsTable {
  id: Generated<number>;
  order_id: number;
  reference: string;
  warehouse_id: number;
  carrier_id: number | null;
  status: ShipmentStatus;
  packed_at: Time;
}

interface ParcelsTable {
  id: Generated<number>;
  shipment_id: number;
  number: string;
  type: string;
  box_code: string;
  track_code: string | null;
  tracking_url: string | null;
}

interface MissingItemsTable {
  id: Generated<number>;
  customer_id: number;
  article_id: number;
  qty: number;
  applied_qty: Generated<number>;
  hidden: Generated<boolean>;
  /** Numbers the customer requested the pieces by, where they differ from the SKU. */
  reference_nos: Generated<string[]>;
  /** When pieces of the article were last missing. */
  created_at: Stamp;
}

interface MissingItemOrdersTable {
  missing_item_id: number;
  order_id: number;
  /** Pieces missing from that order. */
  qty: Generated<number>;
}

export interface DocumentsTable {
  id: Generated<number>;
  kind: DocumentKind;
  doc_number: string;
  customer_id: number;
  warehouse_id: number | null;
  currency_code: string;
  /** YYYY-MM-DD. */
  date: string;
  paid: Generated<boolean>;
  vat_percent: number;
  qty: number;
  subtotal: number;
  subtotal_vat: number;
  grand_total: number;
  total_net_weight_g: number;
  total_gross_weight_g: number;
  billing_address: Snapshot<PartySnapshot>;
  shipping_address: MaybeSnapshot<PartySnapshot>;
  seller_address: Snapshot<SellerSnapshot>;
  packing_list_id: number | null;
  merged_invoice_id: number | null;
  created_at: Stamp;
}

export interface DocumentItemsTable {
  document_id: number;
  line: number;
  order_id: number | null;
  article_name: string;
  description: string;
  qty: number;
  price: number;
  total_price: number;
}

interface DocumentOrdersTable {
  document_id: number;
  order_id: number;
}

interface IdempotencyKeysTable {
  access_id: number;
  operation: string;
  key: string;
  body_hash: string;
  status: number | null;
  answer: ColumnType<unknown, string | null | undefined, string | null>;
  created_at: Stamp;
}

export interface SellingTables {
  cart_items: CartItemsTable;
  cart_unknown_numbers: CartUnknownNumbersTable;
  wishlist_items: WishlistItemsTable;
  carriers: CarriersTable;
  shipping_options: ShippingOptionsTable;
  orders: OrdersTable;
  order_items: OrderItemsTable;
  order_comments: OrderCommentsTable;
  shipments: ShipmentsTable;
  parcels: ParcelsTable;
  missing_items: MissingItemsTable;
  missing_item_orders: MissingItemOrdersTable;
  documents: DocumentsTable;
  document_items: DocumentItemsTable;
  document_orders: DocumentOrdersTable;
  idempotency_keys: IdempotencyKeysTable;
}
