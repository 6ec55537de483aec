import type { Insertable } from 'kysely';
import type { Database } from '../db/tables.ts';
import { demoArticles, handMade } from './demoArticles.ts';
import type { MadeArticle } from './makeArticle.ts';

/** Probability that a warehouse stocks an article, by warehouse id. */
const likelihood: readonly (readonly [warehouse: number, probability: number, most: number])[] = [
  [1, 0.7, 120],
  [2, 0.5, 60],
  [3, 0.45, 80],
  [4, 0.3, 40],
  [5, 0.12, 15],
  [6, 0.08, 20],
];

/** Fixed amounts of demo articles, by warehouse id. */
const byHand: Record<number, Record<number, number>> = {
  [demoArticles.ordinary]: { 1: 240, 2: 80, 3: 120, 4: 60 },
  [demoArticles.lastPiece]: { 1: 1 },
  [demoArticles.lastPieceElsewhere]: { 3: 1 },
  [demoArticles.endOfLife]: {},
  [demoArticles.endOfLifeAlone]: { 1: 4 },
  [demoArticles.inTens]: { 1: 500, 2: 100 },
  [demoArticles.inTransitOnly]: {},
  [demoArticles.outOfStock]: {},
  [demoArticles.bare]: { 1: 20 },
  [demoArticles.split]: { 1: 5, 2: 5, 3: 5 },
  [demoArticles.linked]: { 1: 30, 3: 30 },
  [demoArticles.everywhere]: { 1: 10, 2: 10, 3: 10, 4: 10, 5: 10, 6: 10 },
};

/** An article's stock rows: none where a warehouse does not stock it, sometimes with amount 0. */
export function stockRows({ id, eol, multiple, random }: MadeArticle): Insertable<Database['stock']>[] {
  if (id <= handMade) {
    return Object.entries(byHand[id] ?? {}).map(([warehouse, amount]) => {
      return { article_id: id, warehouse_id: Number(warehouse), amount };
    });
  }
  return likelihood.flatMap(([warehouse_id, probability, most]) => {
    if (!random.chance(eol ? probability / 4 : probability)) return [];
    const amount = random.chance(0.1) ? 0 : Math.ceil(random.next() ** 2 * most) * multiple;
    return [{ article_id: id, warehouse_id, amount }];
  });
}
