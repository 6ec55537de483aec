import type { DecimalStyle } from '../values/formatMoney.ts';

/** Operators of a text filter; several conditions on one key are "extended" (LIST-15, GAP-36). */
export const stringOperators = ['=', '!=', 'like'] as const;
/** Operators for a filter that chooses one of several known texts. */
export const exactOperators: readonly StringOperator[] = ['=', '!='];
/** Operators of a filter for whole numbers or amounts; `=>` means greater or equal (LIST-14, GAP-36). */
export const numberOperators = ['=', '!=', '>', '=>', '<', '<='] as const;

/** Operator of a text filter. */
export type StringOperator = (typeof stringOperators)[number];
/** Operator of a filter for whole numbers or amounts. */
export type NumberOperator = (typeof numberOperators)[number];

/** An operator and the value to compare with. */
export type Condition<Operator extends string = string> = { operator: Operator; value: string };

/** A choice of a select filter. */
export type FilterChoice = { value: string; label: string };

/** A filter of a list: its key on the wire and its kind of field (LIST-09 to LIST-13). */
export type FilterDefinition = { key: string; label: string } & (
  | { type: 'int' | 'dateRange' | 'boolean' }
  | { type: 'amount'; decimalStyle: DecimalStyle }
  | {
      type: 'string';
      /** The texts that are known, where the list compares them as texts: one of them is chosen. */
      choices?: readonly FilterChoice[];
      /** Shown in the empty field. */
      example?: string;
    }
  | { type: 'select'; choices: readonly FilterChoice[] }
);

/** The values to choose from; undefined where any can be typed. */
export const choicesOf = (definition: FilterDefinition): readonly FilterChoice[] | undefined =>
  definition.type === 'select' || definition.type === 'string' ? definition.choices : undefined;

/** A filter that is set. Days are `YYYY-MM-DD`. */
export type Filter =
  | { type: 'string'; conditions: readonly Condition<StringOperator>[] }
  | { type: 'int' | 'amount'; conditions: readonly Condition<NumberOperator>[] }
  | { type: 'select'; values: readonly string[] }
  | { type: 'dateRange'; from: string | null; until: string | null }
  | { type: 'boolean'; value: boolean };

/** A frequent filter: values of filters, with the text of its button. */
export type QuickChoices = readonly { key: string; label: string; filter: Filter }[];

/** The filters that are set, by key. */
export type Filters = ReadonlyMap<string, Filter>;

/** Kinds of filter, by key: all that is needed to read a URL. */
export type FilterTypes = Readonly<Record<string, { type: Filter['type'] }>>;

/** Whether a filter has a value: an empty one cannot be added (LIST-10). */
export function isCompleteFilter(filter: Filter): boolean {
  switch (filter.type) {
    case 'string':
      return filter.conditions.length > 0 && filter.conditions.every(({ value }) => value.trim() !== '');
    case 'int':
      return filter.conditions.length > 0 && filter.conditions.every(({ value }) => isWholeNumber(value));
    case 'amount':
      return filter.conditions.length > 0 && filter.conditions.every(({ value }) => isAmount(value));
    case 'select':
      return filter.values.length > 0;
    case 'dateRange':
      return filter.from !== null || filter.until !== null;
    case 'boolean':
      return true;
  }
}

/** Whether a text is a whole number that the wire's Int can hold. */
export function isWholeNumber(text: string): boolean {
  const number = Number(text);
  return /^-?\d{1,10}$/.test(text.trim()) && number >= -(2 ** 31) && number < 2 ** 31;
}

/** Whether a text is an amount: at most two decimals, with a point. */
export function isAmount(text: string): boolean {
  return /^-?\d{1,12}(\.\d{1,2})?$/.test(text.trim());
}
