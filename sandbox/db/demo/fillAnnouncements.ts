import type { Kysely } from 'kysely';
import type { Database } from '../tables.ts';
import { insertRows } from './insertRows.ts';

/** Notices in force and past ones, for everybody and for one branch, on the cart and in general. */
export async function fillAnnouncements(db: Kysely<Database>): Promise<void> {
  await insertRows(db, 'announcements', [
    announcement(
      'cart',
      null,
      3,
      30,
      'Orders placed by 15:00 leave the warehouse on the same day.',
      'Orders for Tallinn and Riga placed by 15:00 (EET) are packed and handed over on the same working day. Hamburg and Birmingham close at 14:00.',
    ),
    announcement(
      'cart',
      'fbg',
      10,
      60,
      'New customs form for deliveries to Great Britain.',
      'Please keep the EORI number of your delivery address up to date; parcels without it wait at the border.',
    ),
    announcement(
      'cart',
      null,
      400,
      -380,
      'Warehouse inventory: no deliveries from Riga this Friday.',
      'The Riga warehouse counts its stock.',
    ),
    announcement(
      'general',
      null,
      1,
      20,
      'Brake parts: new prices next month',
      'Prices of brake pads and discs change on the first of next month. The new price file is on the Downloads page.',
    ),
    announcement(
      'general',
      null,
      8,
      40,
      'Five more carriers to choose from',
      'The checkout offers express and pallet services for most European countries.',
    ),
    announcement(
      'general',
      'nrd',
      5,
      25,
      'Hamburg warehouse open on Saturdays',
      'Collections are possible on Saturdays from 8:00 to 12:00.',
    ),
    announcement('general', null, 200, -170, 'Summer opening hours', 'The office closed at 16:00 in July.'),
  ]);
}

/** Created `daysAgo` days ago, in force from then until `until` days from today (negative = over). */
function announcement(
  area: 'cart' | 'general',
  branch_code: string | null,
  daysAgo: number,
  until: number,
  short_message: string,
  message: string,
) {
  const created = inDays(-daysAgo);
  return {
    area,
    branch_code,
    short_message,
    message,
    starts_at: created,
    ends_at: inDays(until),
    created_at: created,
  };
}

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString();
}
