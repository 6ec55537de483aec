import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Stamp } from './columns.ts';

/** A name and value pair of an article's attribute list. */
export interface ArticleAttribute {
  name: string;
  value: string;
}

interface CategoriesTable {
  id: Generated<number>;
  /** null = a group, else a subgroup of that group. */
  parent_id: number | null;
  /** In English. */
  name: string;
  /** By language; written as JSON text. */
  names: ColumnType<Record<string, string>, string | undefined, string>;
  sort: Generated<number>;
}

interface ArticlesTable {
  id: Generated<number>;
  sku: string;
  /** Letters and digits of the SKU, upper case (see `normaliseNumber`). */
  sku_normalised: GeneratedAlways<string>;
  brand: string;
  description: string;
  /** Brand and description in lower case and without accents, with a trigram index. */
  search_text: GeneratedAlways<string>;
  /** The subgroup. */
  category_id: number;
  multiple: Generated<number>;
  eol: Generated<boolean>;
  /** false = no longer sold at all. */
  active: Generated<boolean>;
  /** EUR minor units, without VAT, before any customer rule. */
  price: number;
  price_rrp: number;
  future_price: number | null;
  /** YYYY-MM-DD. */
  future_price_date: string | null;
  net_weight_g: number;
  gross_weight_g: number;
  width_mm: number;
  height_mm: number;
  length_mm: number;
  hs_code: string;
  ean_code: string;
  /** Written as JSON text. */
  attributes: ColumnType<ArticleAttribute[], string | undefined, string>;
  created_at: Stamp;
}

interface ArticleNumbersTable {
  article_id: number;
  kind: 'oem' | 'analogue';
  brand: string;
  number: string;
  number_normalised: GeneratedAlways<string>;
}

interface ArticleReplacementsTable {
  article_id: number;
  replacement_id: number;
  partial: Generated<boolean>;
  sort: Generated<number>;
}

interface ArticleLinksTable {
  article_id: number;
  linked_id: number;
  kind: 'related' | 'quantity_option';
  sort: Generated<number>;
}

interface PriceRulesTable {
  id: Generated<number>;
  customer_id: number;
  brand: string | null;
  category_id: number | null;
  discount_percent: number;
}

interface CustomerPricesTable {
  customer_id: number;
  article_id: number;
  currency_code: string;
  /** Minor units of the currency. */
  price: number;
}

interface StockTable {
  article_id: number;
  warehouse_id: number;
  amount: number;
  /** Pieces promised to orders that are not shipped yet; free = amount - reserved. */
  reserved: Generated<number>;
}

interface ContainersTable {
  id: Generated<number>;
  reference: string;
  /** The transit warehouse the goods are booked on. */
  warehouse_id: number;
  mode: 'sea' | 'rail' | 'road';
  /** YYYY-MM-DD. */
  minimal_date: string;
  maximal_date: string;
}

interface ContainerItemsTable {
  container_id: number;
  article_id: number;
  qty: number;
  reserved: Generated<number>;
}

interface VehicleManufacturersTable {
  id: Generated<number>;
  name: string;
}

interface VehicleModelsTable {
  id: Generated<number>;
  manufacturer_id: number;
  name: string;
  body: string;
  year_from: number;
  year_until: number | null;
}

/** One engine variant (submodel) of a model. */
interface VehiclesTable {
  id: Generated<number>;
  model_id: number;
  number: string;
  engine_name: string;
  fuel: string;
  power_kw: number;
  power_hp: number;
  volume_ccm: number | null;
  year_from: number;
  year_until: number | null;
}

interface VehicleVinPatternsTable {
  vehicle_id: number;
  /** A VIN that starts with it may be this vehicle. */
  prefix: string;
}

interface ArticleVehiclesTable {
  article_id: number;
  vehicle_id: number;
}

export interface CatalogTables {
  categories: CategoriesTable;
  articles: ArticlesTable;
  article_numbers: ArticleNumbersTable;
  article_replacements: ArticleReplacementsTable;
  article_links: ArticleLinksTable;
  price_rules: PriceRulesTable;
  customer_prices: CustomerPricesTable;
  stock: StockTable;
  containers: ContainersTable;
  container_items: ContainerItemsTable;
  vehicle_manufacturers: VehicleManufacturersTable;
  vehicle_models: VehicleModelsTable;
  vehicles: VehiclesTable;
  vehicle_vin_patterns: VehicleVinPatternsTable;
  article_vehicles: ArticleVehiclesTable;
}
