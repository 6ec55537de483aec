import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { CartType, Database } from '../../db/tables.ts';
import { Rejected } from '../../http/failures.ts';
import { normaliseNumber } from '../../http/normaliseNumber.ts';
import type { Session } from '../../http/session.ts';
import { lockAccess } from '../orders/locks.ts';
import { notMultiple } from './changeCart.ts';
import { type CartFileError, type CartFileLine, maxCartFileLines, parseCartFile } from './parseCartFile.ts';

/** Enough for ten thousand lines. */
const maxBytes = 2 * 1024 * 1024;

interface ImportedArticle {
  id: number;
  sku: string;
  sku_normalised: string;
  multiple: number;
  active: boolean;
  eol: boolean;
}

/**
 * Puts the lines of a csv or txt file into a cart (CALL-053, CART-34, GAP-53): valid lines are added, with the
 * sum of their quantities where an article occurs twice, in the order of the file; the others are listed. Unknown numbers are kept, so that the
 * cart can propose other articles for them (GAP-52).
 * @throws Rejected when the file is empty or too large.
 */
export async function importCart(
  db: Transaction<Database>,
  session: Session,
  type: CartType,
  content: Uint8Array,
): Promise<components['schemas']['CartImportResult']> {
  if (content.length > maxBytes) throw new Rejected('The file is larger than 2 MB.');
  const { lines, errors } = parseCartFile(content);
  if (lines.length + errors.length === 0) throw new Rejected('The file holds no lines.');
  if (lines.length + errors.length > maxCartFileLines) {
    throw new Rejected(`The file has more than ${String(maxCartFileLines)} lines.`);
  }
  const found = await findArticles(
    db,
    lines.map(({ number }) => normaliseNumber(number)),
  );
  const wanted = new Map<number, { qty: number; requestedNo: string | null }>();
  const unknown = new Map<string, number>();
  for (const line of lines) {
    const article = pick(found.get(normaliseNumber(line.number)), line.number);
    const refusal = refuse(line, article, type);
    if (refusal !== null) errors.push(refusal);
    if (article === undefined) unknown.set(line.number, (unknown.get(line.number) ?? 0) + line.qty);
    if (article === undefined || refusal !== null) continue;
    wanted.set(article.id, {
      qty: (wanted.get(article.id)?.qty ?? 0) + line.qty,
      requestedNo: line.number === article.sku ? null : line.number,
    });
  }
  await store(db, session, type, wanted, unknown);
  if (errors.length === 0) return { status: 'ok' };
  return { status: 'error', errors: errors.toSorted((a, b) => a.line - b.line) };
}

/** Articles by the normalised form of their SKU, which two brands may share. */
async function findArticles(
  db: Kysely<Database>,
  numbers: readonly string[],
): Promise<Map<string, ImportedArticle[]>> {
  const rows = await db
    .selectFrom('articles')
    .select(['id', 'sku', 'sku_normalised', 'multiple', 'active', 'eol'])
    .where(sql<boolean>`sku_normalised = any(${numbers}::text[])`)
    .orderBy('id')
    .execute();
  const articles = new Map<string, ImportedArticle[]>();
  for (const row of rows)
    articles.set(row.sku_normalised, [...(articles.get(row.sku_normalised) ?? []), row]);
  return articles;
}

/** The article with exactly this SKU, else the first that is sold, else the first. */
function pick(articles: readonly ImportedArticle[] | undefined, number: string): ImportedArticle | undefined {
  return (
    articles?.find(({ sku }) => sku === number) ?? articles?.find(({ active }) => active) ?? articles?.[0]
  );
}

function refuse(
  { line, content, qty }: CartFileLine,
  article: ImportedArticle | undefined,
  type: CartType,
): CartFileError | null {
  if (article === undefined) return { line, content, message: 'Article not found.' };
  if (!article.active) return { line, content, message: 'This article is no longer sold.' };
  if (article.eol && type === 'backorder')
    return { line, content, message: 'This article is no longer made.' };
  if (qty % article.multiple !== 0) return { line, content, message: notMultiple(article.multiple) };
  return null;
}

async function store(
  db: Transaction<Database>,
  session: Session,
  type: CartType,
  wanted: ReadonlyMap<number, { qty: number; requestedNo: string | null }>,
  unknown: ReadonlyMap<string, number>,
): Promise<void> {
  const named = [...unknown].filter(([number]) => normaliseNumber(number) !== '');
  const lines = [...wanted.values()];
  await lockAccess(db, session);
  await sql`
      insert into cart_items (access_id, type, article_id, qty, requested_no)
      select ${session.accessId}, ${type}, line.article_id, line.qty, line.requested_no
      from unnest(
        ${[...wanted.keys()]}::int[], ${lines.map(({ qty }) => qty)}::int[],
        ${lines.map(({ requestedNo }) => requestedNo)}::text[]
      ) with ordinality as line(article_id, qty, requested_no, place)
      order by line.place
      on conflict (access_id, type, article_id)
      do update set qty = excluded.qty, requested_no = excluded.requested_no, updated_at = now()`.execute(db);
  await sql`
      insert into cart_unknown_numbers (access_id, type, requested_no, requested_qty)
      select ${session.accessId}, ${type}, line.number, line.qty
      from unnest(${named.map(([number]) => number)}::text[], ${named.map(([, qty]) => qty)}::int[]) as line(number, qty)
      on conflict (access_id, type, requested_no) do update set requested_qty = excluded.requested_qty`.execute(
    db,
  );
}
