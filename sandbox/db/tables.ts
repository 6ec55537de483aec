import type { Selectable } from 'kysely';
import type { Tables } from './tables.generated.ts';

/**
 * The sandbox's database, as kysely sees it; generated from the migrations and `columnTypes`.
 *
 * Conventions: money is an integer in minor units (of `currency_code`, or EUR where a comment says so); weights
 * are grams; ids are integers; `date` columns are read as 'YYYY-MM-DD'; `timestamptz` as Date; bigint and numeric
 * as number (see openDatabase); jsonb is written as JSON text and read as an object.
 */
export interface Database extends Tables {}

export type AddressesTable = Tables['addresses'];
export type ClaimItemsTable = Tables['claim_items'];
export type ClaimsTable = Tables['claims'];
export type ContactsTable = Tables['contacts'];
export type CountriesTable = Tables['countries'];
export type DocumentItemsTable = Tables['document_items'];
export type DocumentsTable = Tables['documents'];
export type IntegrationsTable = Tables['integrations'];
export type IssueCommentsTable = Tables['issue_comments'];
export type IssuesTable = Tables['issues'];
export type OrderItemsTable = Tables['order_items'];
export type OrdersTable = Tables['orders'];

export type AddressType = Selectable<AddressesTable>['type'];
export type CartType = Selectable<Tables['cart_items']>['type'];
export type DecimalStyle = Selectable<Tables['customers']>['decimal_style'];
export type DocumentKind = Selectable<DocumentsTable>['kind'];
export type IssuePriority = Selectable<IssuesTable>['priority'];
export type IssueStatus = Selectable<IssuesTable>['status'];
export type OrderStatus = Selectable<OrdersTable>['status'];
export type OrderType = Selectable<OrdersTable>['type'];
export type ProductionStatus = Selectable<Tables['production_applications']>['status'];
export type ProductionType = Selectable<Tables['production_applications']>['type'];
export type ShipmentStatus = Selectable<Tables['shipments']>['status'];
export type UserKind = Selectable<Tables['users']>['kind'];
export type WarehouseType = Selectable<Tables['warehouses']>['type'];
