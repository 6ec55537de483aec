/** Every permission an access can hold (AUTH-19; the index of attributes in docs/requirements.md). */
export const attributes = [
  'article_list',
  'article_view',
  'order_list',
  'order_view',
  'order_management',
  'order_backorder',
  'order_create_backorder',
  'order_create_reservation',
  'order_missing_items',
  'merged_invoice_list',
  'accounting_statements',
  'wiki_view',
  'account_contact_management',
  'account_address_management',
  'account_integrations_list',
  'user_list',
  'faker',
] as const;

export type Attribute = (typeof attributes)[number];
