import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { normaliseNumber } from '../../http/normaliseNumber.ts';
import type { CartOwner } from './cartLines.ts';

/** A requested number that needs another article. */
export interface Want {
  requestedNo: string;
  /** null when the number is unknown. */
  articleId: number | null;
  /** Pieces that another article should supply. */
  qty: number;
}

/** An article that can replace another one, or that an unknown number may mean. */
export interface Candidate {
  id: number;
  sku: string;
  description: string;
  multiple: number;
  price: number;
  /** The cart's article that it can replace; null for an unknown number. */
  for_article: number | null;
  /** The unknown number, normalised; null for an article. */
  for_number: string | null;
}

/** Whether a candidate was found for this number. */
export function isFor(candidate: Candidate, { articleId, requestedNo }: Want): boolean {
  return articleId === null
    ? candidate.for_number === normaliseNumber(requestedNo)
    : candidate.for_article === articleId;
}

/**
 * Possible replacements, best first: successors, then the same original number, then listed analogues; cheaper ones
 * first.
 */
export async function findCandidates(
  db: Kysely<Database>,
  { session, currency }: CartOwner,
  wants: readonly Want[],
): Promise<Candidate[]> {
  const articleIds = wants.flatMap(({ articleId }) => articleId ?? []);
  const numbers = wants
    .filter(({ articleId }) => articleId === null)
    .map(({ requestedNo }) => normaliseNumber(requestedNo));
  const { rows } = await sql<Candidate>`
    with found as (
      select replacement_id as id, article_id as for_article, null::text as for_number, 0 as rank
        from article_replacements where article_id = any(${articleIds}::int[])
      union all
      select other.article_id, own.article_id, null, 1
        from article_numbers own
        join article_numbers other
          on other.number_normalised = own.number_normalised and other.kind = 'oem' and other.article_id <> own.article_id
        where own.article_id = any(${articleIds}::int[]) and own.kind = 'oem'
      union all
      select other.id, own.article_id, null, 2
        from article_numbers own
        join articles other on other.sku_normalised = own.number_normalised and other.id <> own.article_id
        where own.article_id = any(${articleIds}::int[]) and own.kind = 'analogue'
      union all
      select article_id, null, number_normalised, 1
        from article_numbers where number_normalised = any(${numbers}::text[])
    ),
    best as (
      select id, for_article, for_number, min(rank) as rank from found group by id, for_article, for_number
    )
    select a.id, a.sku, a.description, a.multiple, p.price, best.for_article, best.for_number
    from best
    join articles a on a.id = best.id and a.active and not a.eol
    cross join lateral (select customer_price(${session.customer.id}, a.id, ${currency}) as price) p
    order by best.rank, p.price, a.id`.execute(db);
  return rows;
}
