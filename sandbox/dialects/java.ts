import type { Dialect } from './Dialect.ts';

/** Values of a release that is newer than the contract, by the value that it has in place of them. */
const newer: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  OrderStatus: { collected: 'quality_check' },
  'Shipment.status': { packed: 'handed_over' },
  'Attention.level': { info: 'notice' },
  'OemRow.replacement': { partial: 'equivalent' },
};

/**
 * Java with Jackson's NON_EMPTY: nulls and empty lists are left out, times have an offset, enums have values that the
 * contract does not list, invalid input is 422, and a proxy compresses.
 */
export const java: Dialect = {
  contentType: 'application/hal+json;charset=UTF-8',
  isCompressed: true,
  scalar(value, { type }, name) {
    if (typeof value !== 'string') return value;
    if (type === 'date') return `${value}T00:00:00${offset}`;
    return type === 'dateTime' ? withOffset(value) : (newer[name]?.[value] ?? value);
  },
  money: (value) => value,
  list: (values) => values,
  object: (value) => Object.fromEntries(Object.entries(value).filter(([, part]) => !isEmpty(part))),
  map: (value) => value,
  written: (_operationId, answer) => answer,
  failure({ status, value }) {
    if (typeof value !== 'object' || value === null || !('fields' in value)) return { status, value };
    return { status: 422, value: { status: 422, title: 'Unprocessable Entity', violations: value.fields } };
  },
};

const offset = '+02:00';

/** The same moment, on a clock two hours ahead. */
function withOffset(iso: string): string {
  const moment = new Date(iso);
  moment.setUTCHours(moment.getUTCHours() + 2);
  return moment.toISOString().replace('Z', offset);
}

const isEmpty = (part: unknown): boolean => part === null || (Array.isArray(part) && part.length === 0);
