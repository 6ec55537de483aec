import type { Kysely } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database } from '../../db/tables.ts';
import { NotFound } from '../../http/failures.ts';

type Schemas = components['schemas'];

/** The systems with their groups (ACC-17, GAP-31). */
export async function listSystems(db: Kysely<Database>): Promise<Schemas['System'][]> {
  const [systems, groups] = await Promise.all([
    db.selectFrom('systems').selectAll().orderBy('id').execute(),
    db.selectFrom('system_groups').selectAll().orderBy('id').execute(),
  ]);
  return systems.map(({ id, name }) => ({
    id,
    name,
    groups: groups
      .filter(({ system_id }) => system_id === id)
      .map((group) => ({ id: group.id, name: group.name })),
  }));
}

/**
 * The customer's users (ACC-01, ACC-18), the oldest access first; the distributor's own people are not among them.
 * Without their passwords (GAP-109). `id` selects one.
 */
export async function listAccounts(
  db: Kysely<Database>,
  customerId: number,
  id?: number,
): Promise<Schemas['AccountAccess'][]> {
  const accesses = db
    .selectFrom('accesses as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .where('a.customer_id', '=', customerId)
    .where('u.kind', '=', 'wholesale')
    .$if(id !== undefined, (query) => query.where('a.id', '=', id ?? 0));
  const [users, systems] = await Promise.all([
    accesses
      .select(['a.id', 'u.first_name', 'u.last_name', 'u.email', 'u.created_at'])
      .orderBy('a.id')
      .execute(),
    accesses
      .innerJoin('system_accesses as sa', 'sa.access_id', 'a.id')
      .innerJoin('systems as s', 's.id', 'sa.system_id')
      .innerJoin('system_groups as g', 'g.id', 'sa.group_id')
      .select(['a.id as access_id', 's.id', 's.name', 'g.id as group_id', 'g.name as group_name'])
      .orderBy('sa.place')
      .execute(),
  ]);
  const systemsOf = Map.groupBy(systems, ({ access_id }) => access_id);
  return users.map((user) => ({
    id: user.id,
    user: {
      firstName: user.first_name,
      lastName: user.last_name,
      email: user.email,
      createdAt: user.created_at.toISOString(),
    },
    systemAccesses: (systemsOf.get(user.id) ?? []).map((row) => ({
      system: { id: row.id, name: row.name },
      group: { id: row.group_id, name: row.group_name },
    })),
  }));
}

/**
 * One sub-account of the customer.
 * @throws NotFound
 */
export async function readAccount(
  db: Kysely<Database>,
  customerId: number,
  id: number,
): Promise<Schemas['AccountAccess']> {
  const [account] = await listAccounts(db, customerId, id);
  if (account === undefined) throw new NotFound('Account not found.');
  return account;
}
