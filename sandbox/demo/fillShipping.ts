import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { insertRows, resetIdentity } from './insertRows.ts';
import { countries, type CountryCode } from './reference.ts';

export const carriers = [
  { id: 1, name: 'Nordpost Parcel', tracking_url: 'https://track.nordpost.demo.test/{code}' },
  { id: 2, name: 'Euroline Express', tracking_url: 'https://www.euroline.demo.test/track?code={code}' },
  { id: 3, name: 'Palletways Baltic', tracking_url: 'https://pallets.demo.test/{code}' },
  { id: 4, name: 'City Rider', tracking_url: null },
  { id: 5, name: 'Own pick-up', tracking_url: null },
] as const;

/** Transit days by country. No carrier delivers to the United Arab Emirates and Iceland. */
const days: Partial<Record<CountryCode, number>> = {
  EE: 1,
  LV: 1,
  LT: 2,
  FI: 2,
  PL: 3,
  DE: 3,
  SE: 3,
  FR: 4,
  IT: 4,
  GB: 4,
  NO: 4,
  RS: 6,
  US: 9,
};

/**
 * Carriers, and what they offer by country: pick-up and riders for some towns, parcels free from an amount, pallets by
 * agreement.
 */
export async function fillShipping(db: Kysely<Database>): Promise<void> {
  const options: Insertable<Database['shipping_options']>[] = [];
  for (const [code, transit] of Object.entries(days)) {
    const country_id = Object.entries(countries).find(([each]) => each === code)?.[1].id ?? 0;
    const base = {
      country_id,
      index_prefix: '',
      free_above: null,
      show_cost: true,
      cost_description: null,
      on_select_text: null,
    };
    const isEuropean = code !== 'US';
    options.push({
      ...base,
      carrier_id: 1,
      name: 'Parcel',
      cost: 590 + transit * 210,
      free_above: isEuropean ? 25_000 + transit * 5_000 : null,
      estimate_type: 'days',
      estimate: transit === 1 ? '1' : `${String(transit)}–${String(transit + 1)}`,
      pack_type: 'parcel',
      sort: 1,
    });
    options.push({
      ...base,
      carrier_id: 2,
      name: 'Express parcel',
      cost: 1490 + transit * 480,
      estimate_type: transit <= 2 ? 'hours' : 'days',
      estimate: transit <= 2 ? '24' : String(transit - 1),
      pack_type: 'parcel',
      sort: 2,
      on_select_text: isEuropean ? null : 'Import duties are charged by the carrier on delivery.',
    });
    if (isEuropean) {
      options.push({
        ...base,
        carrier_id: 3,
        name: 'Pallet',
        cost: 0,
        show_cost: false,
        cost_description: 'By weight, invoiced after packing',
        on_select_text: 'A pallet needs a forklift or a ramp at the delivery address.',
        estimate_type: 'days',
        estimate: `${String(transit + 1)}–${String(transit + 3)}`,
        pack_type: 'pallet',
        sort: 3,
      });
    }
  }
  options.push(
    town('EE', '1', 5, 'Pick-up in Tallinn', 0),
    town('EE', '1', 4, 'Rider, same day', 890),
    town('DE', '22', 5, 'Pick-up in Hamburg', 0),
    town('LV', 'LV-10', 5, 'Pick-up in Riga', 0),
    town('GB', 'B', 5, 'Pick-up in Birmingham', 0),
  );
  await insertRows(db, 'carriers', carriers);
  await insertRows(db, 'shipping_options', options);
  await resetIdentity(db, ['carriers']);
}

/** Options offered only to the postal codes of a town. */
function town(
  country: CountryCode,
  index_prefix: string,
  carrier: 4 | 5,
  name: string,
  cost: number,
): Insertable<Database['shipping_options']> {
  return {
    carrier_id: carrier,
    country_id: countries[country].id,
    index_prefix,
    name,
    cost,
    free_above: null,
    show_cost: true,
    cost_description: null,
    on_select_text: null,
    estimate_type: 'hours' as const,
    estimate: carrier === 4 ? '3' : '2',
    pack_type: carrier === 4 ? ('parcel' as const) : ('pickup' as const),
    sort: carrier === 4 ? 4 : 0,
  };
}
