import { bulkFailure, type BulkFailure } from '../bulk/BulkFailure.ts';
import { isDay } from '../schema/isDay.ts';
import { message, type Message } from '../messages/message.ts';

const maxLength = 255;

/** The parameters in the query of an export's URL. Each reader throws a BulkFailure for a value that does not fit. */
export class Parameters {
  readonly #given: URLSearchParams;

  /** @throws BulkFailure for a name that is not known: a typing error must not widen an export */
  constructor(url: URL, known: readonly string[]) {
    refuseUnknown(url, known);
    this.#given = url.searchParams;
  }

  /** A text of at most 255 characters; null if it is missing or empty. */
  text(name: string): string | null {
    const text = this.#given.get(name);
    if (text !== null && text.length > maxLength)
      throw refusal(message('EXPORT.LENGTH', { name, max: maxLength }));
    return text || null;
  }

  /** A text that must be there and look like this. */
  required(name: string, pattern: RegExp, example: string): string {
    const text = this.text(name);
    if (text === null || !pattern.test(text)) throw refusal(message('EXPORT.REQUIRED', { name, example }));
    return text;
  }

  /** A text that looks like this; null if it is missing or empty. */
  optional(name: string, pattern: RegExp, example: string): string | null {
    return this.text(name) && this.required(name, pattern, example);
  }

  /** One of several values; null if it is missing. */
  choice<V extends string>(name: string, values: readonly V[]): V | null {
    const given = this.#given.get(name);
    const value = values.find((one) => one === given) ?? null;
    if (given !== null && value === null)
      throw refusal(message('EXPORT.ONE_OF', { name, values: values.join(', ') }));
    return value;
  }

  /** The decimal separator of csv; null if it is missing. */
  decimal(): '.' | ',' | null {
    const name = this.choice('decimal', ['point', 'comma']);
    return name && (name === 'point' ? '.' : ',');
  }

  /** How texts of csv are written. */
  texts(): 'quoted' | 'kept' {
    return this.choice('texts', ['quoted', 'kept']) ?? 'quoted';
  }

  /** Several values with commas between, each once, in the order of `values`; null if it is missing. */
  choices<V extends string>(name: string, values: readonly V[]): V[] | null {
    const given = this.#given.get(name)?.split(',');
    if (!given) return null;
    if (!given.every((one) => (values as readonly string[]).includes(one)))
      throw refusal(message('EXPORT.SOME_OF', { name, values: values.join(', ') }));
    return values.filter((one) => given.includes(one));
  }

  /** Texts of one form with commas between; null if it is missing. */
  list(name: string, isOne: (text: string) => boolean, max: number): string[] | null {
    const given = this.#given.get(name)?.split(',');
    if (!given) return null;
    if (given.length > max || !given.every(isOne)) throw refusal(message('EXPORT.IDS', { name, max }));
    return given;
  }

  /** A day, YYYY-MM-DD; null if it is missing. */
  day(name: string): string | null {
    const day = this.#given.get(name);
    if (day === null) return null;
    if (!isDay(day)) throw refusal(message('EXPORT.DAY', { name }));
    return day;
  }

  /** A month, YYYY-MM, as its first and last day; null if it is missing. */
  month(name: string): { from: string; until: string } | null {
    const month = this.#given.get(name);
    if (month === null) return null;
    const [, year = '', number = ''] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(month) ?? [];
    if (!isDay(`${month}-01`)) throw refusal(message('EXPORT.MONTH', { name }));
    return { from: `${month}-01`, until: toDay(Date.UTC(Number(year), Number(number), 0)) };
  }

  /** A whole number; null if it is missing. */
  integer(name: string, { min, max }: { min: number; max: number }): number | null {
    const given = this.#given.get(name);
    if (given === null) return null;
    const number = /^\d{1,9}$/.test(given) ? Number(given) : NaN;
    if (!(number >= min && number <= max)) throw refusal(message('EXPORT.NUMBER', { name, min, max }));
    return number;
  }
}

/** Throws a BulkFailure for a parameter that an export does not know. */
export function refuseUnknown({ searchParams }: URL, known: readonly string[]): void {
  const unknown = [...searchParams.keys()].find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw refusal(message('EXPORT.PARAMETER', { name: JSON.stringify(unknown.slice(0, 40)) }));
}

/** A request that cannot be an export, with the reason. */
export const refusal = (text: Message): BulkFailure => bulkFailure('BAD_REQUEST', text);

const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10);
