import type * as catalog from './tables/catalog.ts';
import type * as integrations from './tables/integrations.ts';
import type * as people from './tables/people.ts';
import type * as selling from './tables/selling.ts';

/**
 * The sandbox's database, as kysely sees it; the migrations are its SQL.
 *
 * Conventions: money is an integer in minor units (of `currency_code`, or EUR where a comment says so); weights
 * are grams; ids are integers; `date` columns are read as 'YYYY-MM-DD'; `timestamptz` as Date; bigint and numeric
 * as number (see openDatabase); jsonb is written as JSON text and read as an object.
 */
export interface Database {
  currencies: people.CurrenciesTable;
  locales: people.LocalesTable;
  countries: people.CountriesTable;
  branches: people.BranchesTable;
  warehouses: people.WarehousesTable;
  customers: people.CustomersTable;
  customer_warehouses: people.CustomerWarehousesTable;
  users: people.UsersTable;
  user_passwords: people.UserPasswordsTable;
  password_resets: people.PasswordResetsTable;
  accesses: people.AccessesTable;
  access_attributes: people.AccessAttributesTable;
  sessions: people.SessionsTable;
  addresses: people.AddressesTable;
  announcements: people.AnnouncementsTable;
  mail_outbox: people.MailOutboxTable;
  settings: people.SettingsTable;

  categories: catalog.CategoriesTable;
  articles: catalog.ArticlesTable;
  article_numbers: catalog.ArticleNumbersTable;
  article_replacements: catalog.ArticleReplacementsTable;
  article_links: catalog.ArticleLinksTable;
  price_rules: catalog.PriceRulesTable;
  customer_prices: catalog.CustomerPricesTable;
  stock: catalog.StockTable;
  containers: catalog.ContainersTable;
  container_items: catalog.ContainerItemsTable;
  vehicle_manufacturers: catalog.VehicleManufacturersTable;
  vehicle_models: catalog.VehicleModelsTable;
  vehicles: catalog.VehiclesTable;
  vehicle_vin_patterns: catalog.VehicleVinPatternsTable;
  article_vehicles: catalog.ArticleVehiclesTable;

  cart_items: selling.CartItemsTable;
  cart_unknown_numbers: selling.CartUnknownNumbersTable;
  wishlist_items: selling.WishlistItemsTable;
  carriers: selling.CarriersTable;
  shipping_options: selling.ShippingOptionsTable;
  orders: selling.OrdersTable;
  order_items: selling.OrderItemsTable;
  order_comments: selling.OrderCommentsTable;
  shipments: selling.ShipmentsTable;
  parcels: selling.ParcelsTable;
  missing_items: selling.MissingItemsTable;
  missing_item_orders: selling.MissingItemOrdersTable;
  documents: selling.DocumentsTable;
  document_items: selling.DocumentItemsTable;
  document_orders: selling.DocumentOrdersTable;
  idempotency_keys: selling.IdempotencyKeysTable;

  integrations: integrations.IntegrationsTable;
  integration_passwords: integrations.IntegrationPasswordsTable;
}
