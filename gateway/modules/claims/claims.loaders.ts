import type { GatewayContext } from '../../context/context.ts';
import { defineLoader } from '../../relay/loaders.ts';
import type { Entity } from '../../rest/entities.ts';
import { orNull } from '../../rest/orNull.ts';

/** A claim's page (CALL-129). */
export const claimById = defineLoader((id: number, { rest }) => rest.get('getClaim', { path: { id } }));

/** The final invoices with an article, by its SKU (CALL-133). */
export const claimInvoices = defineLoader((article: string, { rest }) =>
  rest.get('listClaimInvoices', { query: { article } }),
);

/** As many of the newest claims are read with their items: each is a call. */
const mostClaims = 15;

/** The newest claims without their items, one more than are read, once a request; null if one of them cannot be read. */
const newestClaims = defineLoader(async (_only: 'newest', { rest }) => {
  const query = { page: 1, limit: mostClaims + 1 };
  const { items, meta } = await rest.get('listClaims', { query });
  const rows = items.filter((row) => row !== null);
  const isWhole = rows.length === items.length && rows.length >= Math.min(meta?.total ?? 0, query.limit);
  return isWhole ? rows : null;
});

/**
 * The claims made on a day or later with their items, newest first. Null if they cannot be told: there are more than are
 * read, or one cannot be read.
 * @param day YYYY-MM-DD; null for all claims
 */
export async function claimsSince(
  day: string | null,
  context: GatewayContext,
): Promise<Entity<'Claim'>[] | null> {
  const newest = await orNull(newestClaims(context).load('newest'));
  if (newest === null) return null;
  const rows = newest.filter(
    ({ documentDate }) => day === null || documentDate === null || documentDate >= day,
  );
  if (rows.length > mostClaims) return null;
  const claims = await orNull(Promise.all(rows.map(({ id }) => claimById(context).load(id))));
  // Every claim has items.
  const isWhole = claims?.every(({ items }) => items.length > 0 && !items.includes(null));
  return isWhole ? claims : null;
}
