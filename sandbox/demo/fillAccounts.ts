import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/tables.ts';

/** Colleagues of the first customer's users, who have no password yet; their groups in some systems. */
const colleagues = [
  { first_name: 'Marika', last_name: 'Kuusk', groups: [1, 4] },
  { first_name: 'Toomas', last_name: 'Lepik', groups: [2] },
  { first_name: 'Eva', last_name: 'Õunapuu', groups: [5, 6, 8] },
];

/** Sub-accounts: colleagues, systems for every user of a customer, and the days on which they were created. */
export async function fillAccounts(db: Kysely<Database>): Promise<void> {
  for (const { first_name, last_name, groups } of colleagues) {
    const user = await db
      .insertInto('users')
      .values({ first_name, last_name, kind: 'wholesale', email: `${first_name.toLowerCase()}@baltic.test` })
      .returning('id')
      .executeTakeFirstOrThrow();
    const access = await db
      .insertInto('accesses')
      .values({ user_id: user.id, customer_id: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('system_accesses')
      .columns(['access_id', 'system_id', 'group_id', 'place'])
      .expression((select) =>
        select
          .selectFrom('system_groups as g')
          .select(({ val }) => [val(access.id).as('access_id'), 'g.system_id', 'g.id', 'g.id as place'])
          .where('g.id', 'in', groups),
      )
      .execute();
  }
  // Everyone else is a buyer who reads the parts catalogue.
  await sql`insert into system_accesses (access_id, system_id, group_id, place)
    select a.id, g.system_id, g.id, g.id from accesses a, system_groups g
    where g.id in (1, 4) and a.id not in (select access_id from system_accesses)`.execute(db);
  await sql`update users set created_at = now() - make_interval(days => 30 + id * 37 % 900)`.execute(db);
}
