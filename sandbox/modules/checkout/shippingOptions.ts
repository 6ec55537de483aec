import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database } from '../../db/tables.ts';
import { money } from '../../http/money.ts';
import type { Session } from '../../http/session.ts';
import { readWaitingOrder, type WaitingOrder } from './waitingOrders.ts';

/** A shipping option and its cost. */
export interface ShippingChoice {
  id: number | 'delay' | 'custom';
  name: string;
  carrierId: number | null;
  /** Minor units of the order's currency, without VAT; null = not known yet. */
  cost: number | null;
  showCost: boolean;
  costDescription: string | null;
  onSelectText: string | null;
  estimateType: string | null;
  estimate: string | null;
  packType: string | null;
}

/** The destination of an order. */
export interface Place {
  countryId: number;
  /** Postal code. */
  index: string;
}

/** The two that every served country has (GAP-65). */
const ownWays: ShippingChoice[] = [
  {
    id: 'delay',
    name: 'Decide later',
    carrierId: null,
    cost: null,
    showCost: false,
    costDescription: 'The delivery is agreed on later.',
    onSelectText: 'The goods wait in our warehouse until you tell us how to deliver them.',
    estimateType: null,
    estimate: null,
    packType: null,
  },
  {
    id: 'custom',
    name: 'Own carrier',
    carrierId: null,
    cost: null,
    showCost: false,
    costDescription: 'Your carrier collects the goods.',
    onSelectText: null,
    estimateType: null,
    estimate: null,
    packType: null,
  },
];

/**
 * The ways to send an order to a place, those of the distributor's carriers first (GAP-64); none where no carrier
 * delivers (CHK-13), and none for a backorder, which has no delivery yet (CHK-07).
 */
export async function shippingChoices(
  db: Kysely<Database>,
  order: WaitingOrder,
  { countryId, index }: Place,
): Promise<ShippingChoice[]> {
  if (order.type === 'backorder') return [];
  const subtotal = order.items.reduce((sum, { total_price }) => sum + total_price, 0);
  const rows = await db
    .selectFrom('shipping_options as s')
    .innerJoin('currencies as cur', (join) => join.on('cur.code', '=', order.currency_code))
    .selectAll('s')
    .select(
      sql<number>`case when s.free_above is not null and ${subtotal}::numeric / cur.rate >= s.free_above then 0
        else round(s.cost * cur.rate) end`.as('order_cost'),
    )
    .where('s.country_id', '=', countryId)
    .where(
      sql<boolean>`starts_with(upper(replace(${index}, ' ', '')), upper(replace(s.index_prefix, ' ', '')))`,
    )
    .orderBy('s.sort')
    .orderBy('s.id')
    .execute();
  if (rows.length === 0) return [];
  const byCarrier = rows.map((row): ShippingChoice => ({
    id: row.id,
    name: row.name,
    carrierId: row.carrier_id,
    cost: row.order_cost,
    showCost: row.show_cost,
    costDescription: row.cost_description,
    onSelectText: row.on_select_text,
    estimateType: row.estimate_type,
    estimate: row.estimate,
    packType: row.pack_type,
  }));
  return [...byCarrier, ...ownWays];
}

/**
 * The shipping options of an order in the checkout (CALL-040, CHK-08, CHK-14).
 * @throws NotFound, Rejected as `readWaitingOrder`.
 */
export async function listShippingOptions(
  db: Kysely<Database>,
  session: Session,
  id: number,
  place: Place,
): Promise<components['schemas']['ShippingOption'][]> {
  const order = await readWaitingOrder(db, session, id);
  const choices = await shippingChoices(db, order, place);
  return choices.map((choice) => ({
    id: choice.id,
    name: choice.name,
    price: {
      cost: choice.cost === null ? null : money(choice.cost, order.currency_code),
      showCost: choice.showCost,
      costDescription: choice.costDescription,
      onSelectPopUpText: choice.onSelectText,
    },
    estimateType: choice.estimateType,
    estimate: choice.estimate,
    packType: choice.packType,
  }));
}
