import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { isLikeWord } from '../../texts/wordLikeness.ts';
import { foldText } from '../../texts/foldText.ts';
import { numeralOf } from '../../texts/generations.ts';

/** Short names of makers. */
const makers: Readonly<Record<string, string>> = {
  vw: 'volkswagen',
  mb: 'mercedes-benz',
  merc: 'mercedes-benz',
};
/** Names of engines by fuel, as makers use them. */
const fuels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['tdi', 'cdi', 'hdi', 'dci', 'tdci', 'crdi', 'jtd', 'd'].map((name) => [name, 'diesel']),
  ),
  ...Object.fromEntries(['tsi', 'tfsi', 'fsi', 'gti', 'mpi', 'vti'].map((name) => [name, 'petrol'])),
};

/**
 * The vehicles that most of the words name, and the words that name none of them. A maker or a model has to be among the
 * words: an engine alone is none.
 */
export async function findVehiclesNamed(
  db: Kysely<Database>,
  words: readonly string[],
): Promise<{ vehicles: number[]; others: string[] }> {
  const rows = await db
    .selectFrom('vehicles as v')
    .innerJoin('vehicle_models as m', 'm.id', 'v.model_id')
    .innerJoin('vehicle_manufacturers as f', 'f.id', 'm.manufacturer_id')
    .select(['v.id', 'v.engine_name', 'v.fuel', 'm.name as model', 'f.name as maker'])
    .orderBy('v.id')
    .execute();
  let best: { ids: number[]; named: readonly string[] } = { ids: [], named: [] };
  for (const { id, maker, model, engine_name, fuel } of rows) {
    const car = foldText(`${maker} ${model}`).split(/\s+/);
    const engine = foldText(`${engine_name} ${fuel}`).split(/\s+/);
    const ofCar = words.filter((word) => namesCar(word, car));
    // A number is a name of a car only next to another one.
    if (!ofCar.some((word) => /\p{L}{2}/u.test(word))) continue;
    const ofEngine = words.filter(
      (word) => !ofCar.includes(word) && (engine.includes(word) || engine.includes(fuels[word] ?? '')),
    );
    const named = [...ofCar, ...ofEngine];
    if (named.length > best.named.length) best = { ids: [id], named };
    else if (named.length === best.named.length) best.ids.push(id);
  }
  return { vehicles: best.ids, others: words.filter((word) => !best.named.includes(word)) };
}

const namesCar = (word: string, car: readonly string[]): boolean => {
  const numeral = numeralOf(word);
  return car.some(
    (part) =>
      part === word ||
      part === numeral ||
      part === makers[word] ||
      (part.length > 3 && isLikeWord(word, part)),
  );
};
