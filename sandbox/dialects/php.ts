import type { Dialect } from './Dialect.ts';

/** Writes whose answer is a result that cannot be read elsewhere; those that create orders name the missing pieces, that of a file its id. */
const answering =
  /^(oemBatchSearch|importCart|changeOrderStatus|updateAddress|test\w*Integration|runIntegrationUpload|uploadClaimAttachment|create(Order|Reservation)\w*)$/;

/**
 * PHP over a database driver that returns texts: `"3"` for 3, `"1"` for true, 1057 for the SKU "1057", `{}` for an empty
 * list, a map for a list that lost its first key, DD-MM-YYYY, and nothing to say about a write that was done. A session
 * is a cookie.
 */
export const php: Dialect = {
  // The default of PHP, for a script that sets no header.
  contentType: 'text/html; charset=UTF-8',
  isCompressed: false,
  scalar(value, { type }) {
    if (typeof value === 'boolean') return value ? '1' : '0';
    if (typeof value === 'number') return String(value);
    if (type === 'date') return toDay(value);
    if (type === 'dateTime') return `${toDay(value)} ${value.slice(11, 19)}`;
    return type === 'string' && isNumeric(value) ? Number(value) : value;
  },
  money: (value) =>
    Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, typeof part === 'number' ? part.toFixed(2) : part]),
    ),
  list(values) {
    if (values.length === 0) return {};
    return values.length % 3 === 0
      ? Object.fromEntries(values.map((value, index) => [index + 1, value]))
      : values;
  },
  object: (value) => value,
  map: (value) => (Object.keys(value).length === 0 ? [] : value),
  written(operationId, answer) {
    if (answering.test(operationId)) return answer;
    return { status: operationId.length % 2 === 0 ? 204 : 200 };
  },
  failure({ status, value }) {
    if (typeof value !== 'object' || value === null || !('fields' in value) || !Array.isArray(value.fields))
      return { status, value };
    const fields: { field: string; message: string }[] = value.fields;
    return {
      status,
      value: { errors: Object.fromEntries(fields.map(({ field, message }) => [field, message])) },
    };
  },
};

/** 2026-12-01… as 01-12-2026. */
const toDay = (iso: string): string => iso.slice(0, 10).split('-').reverse().join('-');

/** Texts that JSON_NUMERIC_CHECK writes as numbers, as far as they can be told from the number. */
const isNumeric = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text);
