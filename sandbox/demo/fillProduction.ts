import type { Insertable, Kysely } from 'kysely';
import { insertRows } from './insertRows.ts';
import { createRandom, type Random } from '../support/random.ts';
import type { Database, ProductionStatus, ProductionType } from '../db/tables.ts';

/** Parts that customers request, with the usual price of one piece in minor units. */
const parts = [
  ['Brake disc, front, 330 x 30 mm, vented, 5 holes, coated', 5_480],
  ['Brake pads, rear axle, with wear indicator, 64 mm high', 2_190],
  ['Control arm, lower left, forged aluminium, with ball joint', 8_650],
  ['Engine mount, right, hydraulic, including bolts', 6_240],
  ['Drive shaft bellow, wheel side, thermoplastic, with clamps and grease', 1_375],
  ['Wheel hub with ABS ring, 36 teeth, M12 x 1.5', 7_120],
  ['Coolant pump with metal impeller and gasket', 4_330],
  ['Door lock actuator, front right, 6 pins', 3_905],
  ['Bumper bracket, front left, zinc-plated steel', 1_260],
  ['Gear shift cable, 1,120 mm, two eyelets', 5_015],
] as const;

const justifications = [
  'Sold out at every supplier since March; 40 cars of this model come to our workshops each month.',
  'We hold the tooling drawings and can give you a sample. Expected sales: 600 pieces a year.',
  'The original part costs twice as much and fails after 60,000 km. Our customers ask for a reinforced one.',
  'Fleet contract with a taxi company: the same part for 220 cars, to be replaced every two years.',
] as const;

/** Statuses as they are met, the open ones among the newest (GAP-142). */
const open: readonly ProductionStatus[] = ['pending', 'submitted', 'pending', 'feedback_received'];
const closed: readonly ProductionStatus[] = ['accepted', 'accepted', 'rejected', 'accepted'];

/** Production requests of the demo customers, of both types and in every status. */
export async function fillProduction(db: Kysely<Database>): Promise<void> {
  const random = createRandom(142);
  const customers = await db
    .selectFrom('customers as c')
    .innerJoin('accesses as a', 'a.customer_id', 'c.id')
    .select(({ fn }) => ['c.id', 'c.currency_codes', fn.min('a.user_id').as('user_id')])
    .groupBy('c.id')
    .orderBy('c.id')
    .execute();
  const rows = customers.flatMap(({ id, currency_codes, user_id }) => {
    const shared = { customer_id: id, user_id, currency_code: currency_codes[0] ?? 'EUR' };
    const count = id === 1 ? 46 : id <= 10 ? 6 : 0;
    return Array.from({ length: count }, (_, n) => ({ ...shared, ...application(random, n) }));
  });
  await insertRows(
    db,
    'production_applications',
    rows.toSorted((one, other) => Date.parse(one.created_at) - Date.parse(other.created_at)),
  );
}

/** The n-th newest request of a customer, about five days older than the one before. */
function application(random: Random, n: number) {
  const [description, price] = random.pick(parts);
  const type: ProductionType = n % 3 === 2 ? 'offer' : 'order';
  const status = n < open.length ? random.pick(open) : random.pick(closed);
  const created_at = new Date(Date.now() - (n * 5 + random.next() * 4 + 0.5) * 86_400_000).toISOString();
  return {
    type,
    oe_number: random.mask(random.pick(['#?# ### ### ?', '## ## # ### ###', '#####-#####', '?#####'])),
    description,
    justification: type === 'offer' ? random.pick(justifications) : null,
    qty: random.int(1, 40) * 5,
    price: Math.round((price * random.int(85, 115)) / 100),
    status,
    status_changed_at: n < open.length ? new Date().toISOString() : created_at,
    created_at,
  } satisfies Partial<Insertable<Database['production_applications']>>;
}
