import type { Entity } from '../../rest/entities.ts';
import { orNull } from '../../rest/orNull.ts';
import type { RestClient } from '../../rest/RestClient.ts';
import { toCsvFile } from '../../rest/toCsvFile.ts';
import { oemBatchSearch } from './oemList.rest.ts';

/** More numbers than an article usually has. */
const mostNumbers = 100;

/**
 * The articles sold under the numbers of part makers, each once, in the order of the numbers: one call for all
 * (CALL-117). Articles that only list such a number are left out: they may be any other maker's.
 */
export async function soldAnalogues(
  rest: RestClient,
  analogues: readonly ({ name: string | null } | null)[],
): Promise<Entity<'ArticleSummary'>[]> {
  const numbers = analogues.flatMap((one) => one?.name ?? []).slice(0, mostNumbers);
  if (numbers.length === 0) return [];
  const rows = await orNull(
    oemBatchSearch(
      rest,
      toCsvFile(
        ['number'],
        numbers.map((number) => [number]),
      ),
    ),
  );
  const wanted = new Set(numbers.map(normalise));
  const sold = (rows ?? []).flatMap((row) =>
    (row?.result ?? []).filter((article) => article?.name && wanted.has(normalise(article.name))),
  );
  return [...new Map(sold.flatMap((article) => (article ? [[article.id, article]] : []))).values()];
}

/** Notations of a number differ in spaces and dashes. */
const normalise = (number: string): string => number.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase();
