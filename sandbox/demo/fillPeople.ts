import { en, Faker } from '@faker-js/faker';
import type { Insertable, Kysely } from 'kysely';
import { hashPassword } from '../http/passwords.ts';
import type { Database } from '../db/tables.ts';
import { type DemoCustomer, demoCustomers } from './customers.ts';
import { demoUsers } from './demoUsers.ts';
import { insertRows, resetIdentity } from './insertRows.ts';
import { countries } from './reference.ts';

/** Customers besides those of the demo users, for the user search and the order history. */
const ordinaryCustomers = 60;

/** Customers with warehouses and addresses; users with accesses and attributes; the demo users' passwords. */
export async function fillPeople(db: Kysely<Database>): Promise<void> {
  const faker = new Faker({ locale: en, seed: 1002 });
  const customers = [
    ...demoCustomers,
    ...Array.from({ length: ordinaryCustomers }, (_, n) => ordinary(faker, n + 100)),
  ];
  await insertRows(db, 'customers', customers.map(customerRow));
  await insertRows(
    db,
    'customer_warehouses',
    customers.flatMap(({ id, warehouses }) =>
      warehouses.map((warehouse_id) => ({ customer_id: id, warehouse_id })),
    ),
  );
  await insertRows(
    db,
    'addresses',
    customers.flatMap((customer) => addressRows(faker, customer)),
  );

  const logins = demoUsers.map(({ email, firstName, lastName, kind }, n) => {
    return userRow(faker, { id: n + 1, email, firstName, lastName, kind });
  });
  const others = customers.slice(demoCustomers.length).map(({ id }) => {
    const firstName = faker.person.firstName();
    const lastName = faker.person.lastName();
    const email = `${firstName}.${lastName}.${String(id)}@customer.test`
      .toLowerCase()
      .replaceAll(/[^\w.@-]/g, '');
    return userRow(faker, { id, email, firstName, lastName, kind: 'wholesale' });
  });
  await insertRows(db, 'users', [...logins, ...others]);
  await insertRows(db, 'user_passwords', await passwordRows());

  const demoAccesses = demoUsers.flatMap((user, n) =>
    user.accesses.map(({ customer, attributes }, place) => ({ userId: n + 1, customer, attributes, place })),
  );
  const accesses = [
    ...demoAccesses,
    ...others.map(({ id }) => ({ userId: id, customer: id, attributes: ordinaryAttributes, place: 0 })),
  ].map((access, n) => ({ ...access, id: n + 1 }));
  await insertRows(
    db,
    'accesses',
    accesses.map(({ id, userId, customer, place }) => ({
      id,
      user_id: userId,
      customer_id: customer,
      last_used_at: place === 0 ? new Date() : null,
    })),
  );
  await insertRows(
    db,
    'access_attributes',
    accesses.flatMap(({ id, attributes }) => attributes.map((attribute) => ({ access_id: id, attribute }))),
  );
  await resetIdentity(db, ['customers', 'users', 'accesses', 'addresses']);
}

const ordinaryAttributes = [
  'article_list',
  'article_view',
  'order_list',
  'order_view',
  'order_management',
] as const;

function ordinary(faker: Faker, id: number): DemoCustomer {
  const country = faker.helpers.arrayElement([
    'EE',
    'LV',
    'LT',
    'FI',
    'DE',
    'FR',
    'IT',
    'PL',
    'SE',
    'GB',
    'NO',
  ] as const);
  const branch = country === 'GB' ? 'fbg' : country === 'DE' ? 'nrd' : 'fed';
  return {
    id,
    businessName: `${faker.person.lastName()} ${faker.helpers.arrayElement(['Auto', 'Parts', 'Motors', 'Garage', 'Car Service'])}`,
    branch,
    country,
    city: faker.location.city(),
    index: faker.location.zipCode('#####'),
    street: faker.location.streetAddress(),
    vat: country === 'NO' ? null : `${country}${faker.string.numeric(9)}`,
    currencies: country === 'GB' ? ['GBP', 'EUR'] : ['EUR'],
    creditLimit: faker.helpers.arrayElement([null, 20_000, 50_000, 100_000]),
    paymentTerms: faker.helpers.arrayElement([0, 14, 30]),
    decimalStyle: country === 'GB' || country === 'EE' ? 'dot' : 'comma',
    payFeature: faker.datatype.boolean(0.3),
    discount: faker.number.int({ min: 0, max: 20 }),
    warehouses: [1, 2, 3, ...(country === 'GB' ? [4] : []), 5, 6],
    orders: 3,
  };
}

function customerRow(customer: DemoCustomer): Insertable<Database['customers']> & { id: number } {
  const { creditLimit } = customer;
  return {
    id: customer.id,
    business_name: customer.businessName,
    branch_code: customer.branch,
    country_id: countries[customer.country].id,
    reg_code: String(10_000_000 + customer.id * 7919),
    vat_number: customer.vat,
    customs_code: customer.vat,
    currency_codes: customer.currencies,
    // 'nearly-used' is set once the orders exist (see fillCarts).
    credit_limit: typeof creditLimit === 'number' ? creditLimit * 100 : null,
    payment_terms: customer.paymentTerms,
    decimal_style: customer.decimalStyle,
    pay_feature: customer.payFeature,
    discount_percent: customer.discount,
  };
}

/**
 * A billing and two shipping addresses each; the second one abroad for the first customers, so that checkout has a
 * choice.
 */
function addressRows(faker: Faker, customer: DemoCustomer): Insertable<Database['addresses']>[] {
  const { id, businessName, vat, city, index, street, country } = customer;
  const shared = {
    customer_id: id,
    company_name: businessName,
    vat,
    customs_code: vat,
    reg_code: String(10_000_000 + id * 7919),
    region: null,
    phone: faker.phone.number({ style: 'international' }),
    email: `orders@customer${String(id)}.test`,
  };
  const person = () => ({ first_name: faker.person.firstName(), last_name: faker.person.lastName() });
  const home = { country_id: countries[country].id, city, index, address: street };
  const away = { ...home, address: faker.location.streetAddress() };
  const abroad = {
    country_id: countries.LV.id,
    city: 'Rīga',
    index: 'LV-1021',
    address: 'Dzelzavas iela 120',
  };
  return [
    { ...shared, ...person(), ...home, type: 'billing', is_default: true, name: 'Head office' },
    { ...shared, ...person(), ...home, type: 'shipping', is_default: true, name: 'Main store' },
    {
      ...shared,
      ...person(),
      ...(id <= 3 || id === 10 ? abroad : away),
      type: 'shipping',
      is_default: false,
      name: 'Second store',
    },
    ...(id === 1
      ? [
          {
            ...shared,
            ...person(),
            country_id: countries.IS.id,
            city: 'Reykjavík',
            index: '104',
            address: 'Skútuvogur 9',
            type: 'shipping' as const,
            is_default: false,
            name: 'Iceland project',
          },
        ]
      : []),
  ];
}

function userRow(
  faker: Faker,
  user: { id: number; email: string; firstName: string; lastName: string; kind: 'wholesale' | 'staff' },
): Insertable<Database['users']> & { id: number } {
  return {
    id: user.id,
    email: user.email,
    first_name: user.firstName,
    last_name: user.lastName,
    kind: user.kind,
    position: faker.person.jobType(),
    phone: faker.phone.number({ style: 'international' }),
  };
}

function passwordRows(): Promise<Insertable<Database['user_passwords']>[]> {
  return Promise.all(
    demoUsers.map(async ({ password }, n) => ({ user_id: n + 1, hash: await hashPassword(password) })),
  );
}
