import { isRecord } from '../../../contract/isRecord.ts';

/** Empty values of a form, with those stored texts and marks that are of the same type. Other values stay empty. */
export function filled<Shape extends object>(empty: Shape, stored: unknown): Shape {
  if (!isRecord(stored)) return empty;
  const known = Object.entries(empty).filter(
    ([name, value]) => ['string', 'boolean'].includes(typeof value) && typeof stored[name] === typeof value,
  );
  return { ...empty, ...Object.fromEntries(known.map(([name]) => [name, stored[name]])) };
}
