import { en, Faker } from '@faker-js/faker';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { demoCustomers } from './customers.ts';
import { insertRows } from './insertRows.ts';

const positions = ['Purchasing', 'Accounting', 'Warehouse', 'Managing director'];

/** Four contacts for each customer of a demo user. */
export async function fillContacts(db: Kysely<Database>): Promise<void> {
  const faker = new Faker({ locale: en, seed: 1011 });
  const phone = () => faker.phone.number({ style: 'international' });
  await insertRows(
    db,
    'contacts',
    demoCustomers.flatMap(({ id }) =>
      positions.map((position, n) => ({
        customer_id: id,
        first_name: faker.person.firstName(),
        last_name: faker.person.lastName(),
        position,
        email: `${position.split(' ')[0]?.toLowerCase() ?? ''}@customer${String(id)}.test`,
        work_phone: phone(),
        mobile_phone: n % 2 === 0 ? phone() : null,
      })),
    ),
  );
}
