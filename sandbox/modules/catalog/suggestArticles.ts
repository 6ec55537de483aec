import { type Kysely, sql } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database } from '../../db/tables.ts';
import { normaliseNumber } from '../../http/normaliseNumber.ts';
import { translateDescription } from '../../texts/translateAnswer.ts';
import { findArticleIds } from './findArticleIds.ts';
import { isNumber } from './matchText.ts';
import { readArticleChoices } from './readArticleChoices.ts';

type Suggestion = components['schemas']['Suggestion'];

const mostArticles = 6;
const mostNumbers = 4;

/**
 * Suggestions while typing (CALL-114): found articles (kind f), numbers of other makers that begin so
 * (kind a), and the text itself (kind q); nothing while the text is too short to search by (GAP-117).
 */
export async function suggestArticles(
  db: Kysely<Database>,
  typed: string,
  locale: string,
): Promise<Suggestion[]> {
  const text = typed.trim();
  if (text.length < 3) return [];
  const { ids } = await findArticleIds(db, { text, filter: {}, locale }, mostArticles);
  const articles = await readArticleChoices(db, ids);
  const numbers = await findNumbers(db, normaliseNumber(text));
  return [
    ...articles.map(({ name, brand, description }) =>
      suggestion(
        ['f', name, brand ?? '', ''],
        [brand, name, description && translateDescription(description, locale)].filter(Boolean).join(' '),
      ),
    ),
    ...numbers.map(({ brand, number }) => suggestion(['a', '', brand, number], `${brand} ${number}`)),
    suggestion(['q', '', '', text], text),
  ];
}

function suggestion(
  parts: [kind: string, articleName: string, brand: string, number: string],
  label: string,
): Suggestion {
  return { value: parts.join('...'), label };
}

async function findNumbers(
  db: Kysely<Database>,
  number: string,
): Promise<{ brand: string; number: string }[]> {
  if (!isNumber(number)) return [];
  // The inner limit keeps a short, common beginning from being read to its end.
  const { rows } = await sql<{ brand: string; number: string }>`
    select distinct brand, number, number_normalised from (
      select n.brand, n.number, n.number_normalised from article_numbers n
      join articles a on a.id = n.article_id and a.active
      where n.number_normalised like ${`${number}%`} order by n.number_normalised limit 200
    ) found order by number_normalised, brand limit ${mostNumbers}`.execute(db);
  return rows;
}
