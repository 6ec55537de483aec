import { enumValues, type EnumName } from '../rest/answers/readEntity.ts';
import type { Sent } from '../rest/entities.ts';

/** An enum value of /api/v3 as GraphQL writes it: in upper case. */
export function toEnum<V extends string>(value: V): Uppercase<V>;
export function toEnum(value: string): string {
  return value.toUpperCase();
}

/**
 * Converts the values of one of the contract's enums. Its list is not closed: any other text becomes `unknown`.
 *
 * @example status: field('status', openEnum('OrderStatus'))
 */
export function openEnum<Name extends EnumName>(
  name: Name,
): (value: string | null | undefined) => Uppercase<Sent<Name>> | 'UNKNOWN' | null;
export function openEnum<Name extends EnumName>(
  name: Name,
  unknown: 'OTHER',
): (value: string | null | undefined) => Uppercase<Sent<Name>> | 'OTHER' | null;
export function openEnum<Name extends EnumName>(
  name: Name,
  unknown: null,
): (value: string | null | undefined) => Uppercase<Sent<Name>> | null;
export function openEnum(name: EnumName, unknown: string | null = 'UNKNOWN') {
  const known = new Map([...enumValues(name)].map((value) => [value, toEnum(value)]));
  return (value: string | null | undefined): string | null =>
    value == null ? null : (known.get(value) ?? unknown);
}

/** A GraphQL enum value as /api/v3 writes it: in lower case. */
export function fromEnum<V extends string>(value: V): Lowercase<V>;
export function fromEnum(value: string): string {
  return value.toLowerCase();
}
