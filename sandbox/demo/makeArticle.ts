import { brandNumber, brands, foreignBrands } from './brands.ts';
import { demoArticles, handMade } from './demoArticles.ts';
import type { FittedModel } from './fillVehicles.ts';
import partKinds from './partKinds.json' with { type: 'json' };
import { createRandom, type Random } from '../support/random.ts';
import type { ArticleAttribute } from '../db/columnTypes.ts';

/** An article with everything that belongs to it, derived from its id alone. */
export interface MadeArticle {
  id: number;
  sku: string;
  brand: string;
  description: string;
  kind: number;
  multiple: number;
  eol: boolean;
  price: number;
  futurePrice: number | null;
  grams: number;
  millimetres: [width: number, height: number, length: number];
  hsCode: string;
  ean: string;
  attributes: ArticleAttribute[];
  oem: { brand: string; number: string }[];
  analogues: { brand: string; number: string }[];
  vehicleIds: number[];
  /** The nearest two articles of the same kind for the same place on a car that were written before. */
  earlier: number[];
  /** For stock and containers. */
  random: Random;
}

type AttributeKind = (typeof partKinds)[number]['attributes'][number];

const prime = 1_000_003;

/** The seven digits in an article's number: scattered, but unique for each id. */
function sevenDigits(id: number): string {
  return String(1_000_000 + ((id * 611_953) % prime)).padStart(7, '0');
}

function brandOf(id: number) {
  return brands[(id * 7) % brands.length] ?? never();
}

/** The SKU of the demo article with this id. */
export function skuOf(id: number): string {
  return brandNumber(brandOf(id), sevenDigits(id));
}

/** The article of this id; `models` are the vehicles it may fit. */
export function makeArticle(id: number, models: readonly FittedModel[]): MadeArticle {
  const { random, kindIndex, kind, model, place } = beginArticle(id, models);
  const earlier = findLike(id, models, -1, 2);
  const isBare = id === demoArticles.bare;
  const attributes = isBare ? [] : kind.attributes.map((each) => makeAttribute(each, random));
  const price = Math.max(20, Math.round(skewed(random, kind.price) * 100));
  return {
    id,
    sku: skuOf(id),
    brand: brandOf(id).name,
    description: [kind.name, place, model.fullName].filter((part) => part !== '').join(', '),
    kind: kindIndex,
    multiple: id === demoArticles.inTens ? 10 : isHandMade(id) ? 1 : random.pick(kind.multiples),
    eol:
      id === demoArticles.endOfLife ||
      id === demoArticles.endOfLifeAlone ||
      (!isHandMade(id) && random.chance(0.02)),
    price,
    futurePrice: random.chance(0.15) ? Math.round(price * (1 + random.int(-3, 9) / 100)) : null,
    grams: Math.max(1, Math.round(skewed(random, kind.grams))),
    millimetres: [random.int(30, 400), random.int(20, 300), random.int(60, 800)],
    hsCode: kind.hsCode,
    ean: ean13(id),
    attributes,
    oem: isBare ? [] : makeOem(random, model),
    analogues: isBare ? [] : makeAnalogues(id, earlier[0] ?? findLike(id, models, 1, 1)[0] ?? id, random),
    vehicleIds: isBare ? [] : fits(random, model, models),
    earlier,
    random,
  };
}

function beginArticle(id: number, models: readonly FittedModel[]) {
  const random = createRandom(id * 2_654_435_761);
  // A new kind stands at the end of the list: else other articles become of other kinds.
  const kindIndex = (id - 1) % partKinds.length;
  const kind = partKinds[kindIndex] ?? never();
  const model = random.pick(models);
  return { random, kindIndex, kind, model, place: random.pick(kind.places) };
}

/** How many articles of a kind are looked at for one for the same place: there are eight places at most. */
const farthest = 40;

/** The nearest articles of the same kind for the same place, before this one (direction -1) or after it (1). */
function findLike(id: number, models: readonly FittedModel[], direction: -1 | 1, count: number): number[] {
  const { place } = beginArticle(id, models);
  const found: number[] = [];
  for (let step = 1; step <= farthest && found.length < count; step += 1) {
    const other = id + direction * step * partKinds.length;
    if (other > 0 && beginArticle(other, models).place === place) found.push(other);
  }
  return found;
}

function isHandMade(id: number): boolean {
  return id <= handMade;
}

/** Mostly near the lower end, as real prices are. */
function skewed(random: Random, { min, max }: { min: number; max: number }): number {
  return min + (max - min) * random.next() ** 2;
}

/** An attribute is one of a list, or a number with its unit. */
function makeAttribute(kind: AttributeKind, random: Random): ArticleAttribute {
  const { name } = kind;
  if (kind.values) return { name, value: random.pick(kind.values) };
  return { name, value: `${String(random.int(kind.min, kind.max))} ${kind.unit}`.trim() };
}

function makeOem(random: Random, { make }: FittedModel): { brand: string; number: string }[] {
  const numbers = new Set(Array.from({ length: random.int(1, 3) }, () => random.mask(make.oemMask)));
  return [...numbers].map((number) => ({ brand: make.name, number }));
}

/**
 * Other brands' numbers for the same part: one of `twin`, an article that we sell ourselves, and one or two we do
 * not.
 */
function makeAnalogues(id: number, twin: number, random: Random): { brand: string; number: string }[] {
  const foreign = random.pick(foreignBrands);
  return [
    { brand: brandOf(twin).name, number: skuOf(twin) },
    { brand: foreign.name, number: brandNumber(foreign, sevenDigits(id + 500_000)) },
  ];
}

/** All variants of its model, and sometimes those of one more model of the same make. */
function fits(random: Random, model: FittedModel, models: readonly FittedModel[]): number[] {
  const ids = model.vehicleIds.slice(random.int(0, 2));
  const sister = random.pick(models);
  if (sister !== model && sister.make === model.make) ids.push(...sister.vehicleIds.slice(0, 3));
  return ids;
}

function ean13(id: number): string {
  const body = `474${String(id).padStart(9, '0')}`;
  const sum = [...body].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return `${body}${String((10 - (sum % 10)) % 10)}`;
}

function never(): never {
  throw new Error('The demo lists are empty.');
}
