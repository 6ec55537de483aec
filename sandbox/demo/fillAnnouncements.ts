import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import announcementTexts from './announcementTexts.json' with { type: 'json' };
import { insertRows } from './insertRows.ts';
import { skuOf } from './makeArticle.ts';

/** Notices in force and past ones, for everybody and for one branch, on the cart and in general. */
export async function fillAnnouncements(db: Kysely<Database>): Promise<void> {
  const { deadline, customs, inventory, prices, carriers, saturdays, summer } = announcementTexts;
  await insertRows(db, 'announcements', [
    announcement('cart', null, 3, 30, deadline),
    announcement('cart', 'fbg', 10, 60, customs),
    announcement('cart', null, 400, -380, inventory),
    announcement('general', null, 1, 20, prices),
    announcement('general', null, 8, 40, carriers),
    announcement('general', 'nrd', 5, 25, saturdays),
    announcement('general', null, 200, -170, summer),
  ]);
}

/** Created `daysAgo` days ago, in force from then until `until` days from today (negative = over). */
function announcement(
  area: 'cart' | 'general',
  branch_code: string | null,
  daysAgo: number,
  until: number,
  { en, ...others }: (typeof announcementTexts)['deadline'],
) {
  const created = inDays(-daysAgo);
  const texts = Object.fromEntries(
    Object.entries(others).map(([language, { shortMessage, message }]) => [
      language,
      { shortMessage, message: withParts(message) },
    ]),
  );
  return {
    area,
    branch_code,
    short_message: en.shortMessage,
    message: withParts(en.message),
    texts: JSON.stringify(texts),
    starts_at: created,
    ends_at: inDays(until),
    created_at: created,
  };
}

/** `{part1}` is the number of the first demo article. */
const withParts = (message: string): string =>
  message.replaceAll(/\{part(\d)\}/g, (_number, id: string) => skuOf(Number(id)));

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString();
}
