import type { GatewayContext } from '../../context.ts';
import { defineLoader } from '../../loaders.ts';
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

interface NewestClaims {
  claims: Entity<'Claim'>[];
  /** The newest day of the claims that were not read; null if there are no others. */
  unreadUntil: string | null;
}

/** The newest claims with their items, once a request; null if one of them cannot be read. */
const newestClaims = defineLoader(async (_only: 'newest', context): Promise<NewestClaims | null> => {
  const query = { page: 1, limit: mostClaims + 1 };
  const { items, meta } = await context.rest.get('listClaims', { query });
  const rows = items.filter((row) => row !== null);
  const next = rows[mostClaims];
  if (rows.length < Math.min(meta?.total ?? 0, query.limit) || rows.length < items.length) return null;
  if (next && next.documentDate === null) return null;
  const claims = await Promise.all(rows.slice(0, mostClaims).map(({ id }) => claimById(context).load(id)));
  // Every claim has items.
  if (claims.some(({ items: parts }) => parts.length === 0 || parts.includes(null))) return null;
  return { claims, unreadUntil: next?.documentDate ?? null };
});

/**
 * The claims made on a day or later, newest first, at least. Null if they cannot be told: there are more than are read,
 * or one cannot be read.
 * @param day YYYY-MM-DD
 */
export async function claimsSince(
  day: string | null,
  context: GatewayContext,
): Promise<Entity<'Claim'>[] | null> {
  const newest = await orNull(newestClaims(context).load('newest'));
  if (newest === null) return null;
  const isWhole = newest.unreadUntil === null || (day !== null && newest.unreadUntil < day);
  return isWhole ? newest.claims : null;
}
