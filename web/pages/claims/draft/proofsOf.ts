import type { ClaimKind } from '../../../parts/claims/claims.urls.ts';
import type { DraftItem } from './DraftItem.ts';

/** The facts that a manager looks for in a claim. */
export type Proof = { key: 'INVOICE' | 'PHOTOS' | 'CAR' | 'FITTING' | 'FAULT'; isThere: boolean };

type Circumstance =
  'carBrand' | 'carModel' | 'carModelYear' | `${'fitting' | 'problem'}${'Date' | 'OnMillage'}`;

/** The circumstances that are marked as wrong in the form, by name. */
export type WrongCircumstances = Partial<Record<Circumstance, unknown>>;

/**
 * The proofs of an item: a return needs the invoice and photos, a reclamation the vehicle and the circumstances too.
 *
 * @param wrong these are not counted as given
 */
export function proofsOf(
  { line, attachments, clarification }: DraftItem,
  kind: ClaimKind,
  wrong: WrongCircumstances = {},
): readonly Proof[] {
  const areGiven = (...names: readonly Circumstance[]) =>
    names.every((name) => clarification[name].trim() !== '' && wrong[name] === undefined);
  const always: readonly Proof[] = [
    { key: 'INVOICE', isThere: line !== null },
    { key: 'PHOTOS', isThere: attachments.length > 0 },
  ];
  if (kind === 'return') return always;
  return [
    ...always,
    { key: 'CAR', isThere: areGiven('carBrand', 'carModel', 'carModelYear') },
    { key: 'FITTING', isThere: areGiven('fittingDate', 'fittingOnMillage') },
    { key: 'FAULT', isThere: areGiven('problemDate', 'problemOnMillage') },
  ];
}
