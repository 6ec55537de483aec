import { type Kysely, sql } from 'kysely';

/** Units and meanings of columns whose names do not say them. */
const comments: Readonly<Record<string, string>> = {
  'agreement_approvals.user_id': 'The user who approved',
  'announcements.branch_code': 'null = for every branch',
  'announcements.message': 'HTML or plain text',
  'articles.category_id': 'The subgroup',
  'articles.search_text': 'Brand and description in lower case and without accents, with a trigram index',
  'articles.sku_normalised': 'Letters and digits of the SKU, upper case (see `normaliseNumber`)',
  'cart_items.qty': 'The quantity the customer asks for',
  'categories.name': 'In English',
  'claim_attachments.hash': 'The secret part of its address',
  'claim_items.price': 'Of one piece, minor units without VAT',
  'countries.code': 'ISO 3166-1 alpha-2',
  'customer_prices.price': 'Minor units of the currency',
  'customers.currency_codes': "The first is the account's own currency, the one of its credit limit",
  'customers.payment_terms': 'Days; 0 = payment in advance',
  'integrations.frequency_hours': '1 to 24',
  'integrations.language': 'Code of a locale',
  'integrations.price_separator': 'Between the whole and the cents of a price',
  'integrations.scheduled_upload_at': 'null = not active',
  'issue_comments.content': 'Markdown',
  'issues.description': 'Markdown',
  'missing_items.created_at': 'When pieces of the article were last missing',
  'order_items.client_price': 'The price agreed with the customer, if there is one',
  'order_items.net_weight_g': 'Of one piece',
  'order_items.price': 'Charged per piece, minor units',
  'orders.client_order_id': 'The related order number the customer gave (ORD-06, CHK-23)',
  'orders.expected_arrival': 'YYYY-MM-DD; reservation only',
  'orders.subtotal_vat': 'The VAT on them',
  'password_resets.token_hash': 'SHA-256 of the token, hex: the token itself is only in the mail',
  'production_applications.justification': 'Of an offer only',
  'shipping_options.free_above': 'Order subtotal (EUR minor units) from which it is free',
  'statements.month': '1 to 12',
  'user_passwords.hash': 'As `hashPassword` writes it',
  'wiki_nodes.leaf': 'A leaf is an article; a section may have a text too',
};

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [column, text] of Object.entries(comments)) {
    await sql`comment on column ${sql.ref(column)} is ${sql.lit(text)}`.execute(db);
  }
}
