import { type Attribute, attributes } from '../http/attributes.ts';

/** A user to log in as. */
export interface DemoUser {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  kind: 'wholesale' | 'staff';
  /** The purpose of this log-in, in one line. */
  purpose: string;
  /** The customers it may act for, the first being selected, each with the attributes held there. */
  accesses: { customer: number; attributes: readonly Attribute[] }[];
}

const without = (...missing: Attribute[]): Attribute[] =>
  attributes.filter((each) => !missing.includes(each));

/** The demo log-ins. Every attribute and every flag is held by one of them and missing in another. */
export const demoUsers: DemoUser[] = [
  user(
    'client',
    'Kadri',
    'Tamm',
    'Everything a customer can do, three businesses, three currencies, pay feature',
    [
      [1, without('faker')],
      [2, without('faker', 'merged_invoice_list')],
      [10, without('faker', 'order_create_backorder')],
    ],
  ),
  {
    ...user('staff', 'Oliver', 'Saar', 'Works for the distributor: may act as any wholesale user', [
      [1, attributes],
    ]),
    kind: 'staff',
  },
  user('basic', 'Jonas', 'Weber', 'Looks up articles and prices, orders nothing', [
    [2, ['article_list', 'article_view']],
  ]),
  user(
    'buyer',
    'Grace',
    'Whitfield',
    'Orders in pounds without pre-orders and backorders; plain invoices, comma-free numbers',
    [
      [
        3,
        [
          'article_list',
          'article_view',
          'order_list',
          'order_view',
          'order_management',
          'account_address_management',
        ],
      ],
    ],
  ),
  user('limit', 'Uwe', 'Riedel', 'Credit limit nearly used up: the next order asks for confirmation', [
    [4, without('faker', 'merged_invoice_list', 'user_list')],
  ]),
  user('payer', 'Camille', 'Moreau', 'Pays in advance with the pay feature; comma decimals', [
    [5, without('faker', 'merged_invoice_list', 'accounting_statements')],
  ]),
  user(
    'dubai',
    'Omar',
    'Haddad',
    'Dirham and dollar; no delivery to its country, so checkout finds no options',
    [[6, without('faker', 'wiki_view')]],
  ),
  user('workshop', 'Piotr', 'Kowalski', 'A single warehouse, one currency, one business: no selector shows', [
    [7, without('faker', 'order_backorder', 'account_integrations_list', 'account_contact_management')],
  ]),
  user(
    'accountant',
    'Liis',
    'Kask',
    'Sees orders, final invoices and statements, but neither catalog nor cart',
    [[1, ['order_list', 'order_view', 'merged_invoice_list', 'accounting_statements']]],
  ),
  user('lists', 'Mikko', 'Virtanen', 'Sees the lists of articles and orders but opens none of them', [
    [10, ['article_list', 'order_list', 'order_management', 'order_create_backorder', 'order_backorder']],
  ]),
  user('second', 'Aino', 'Laine', 'A second buyer, to order the last piece at the same time as client', [
    [10, without('faker', 'account_address_management', 'order_missing_items')],
  ]),
  user('closed', 'Petra', 'Schmitz', 'Branch ged is closed: the operation has stopped', [
    [8, without('faker')],
  ]),
  user('closed-ser', 'Milan', 'Petrović', 'Branch ser is closed: sales have moved', [[9, without('faker')]]),
];

function user(
  name: string,
  firstName: string,
  lastName: string,
  purpose: string,
  accesses: [customer: number, attributes: readonly Attribute[]][],
): DemoUser {
  return {
    email: `${name}@demo.test`,
    password: `demo-${name}`,
    firstName,
    lastName,
    kind: 'wholesale',
    purpose,
    accesses: accesses.map(([customer, held]) => ({ customer, attributes: held })),
  };
}
