import type { ClaimKind } from '../../parts/claims/claims.urls.ts';
import type { DraftItem } from './DraftItem.ts';

/** What a manager looks for in a claim. */
export type Proof = { key: 'INVOICE' | 'PHOTOS' | 'CAR' | 'FITTING' | 'FAULT'; isThere: boolean };

const isFilled = (...values: readonly string[]): boolean => values.every((value) => value.trim() !== '');

/** The proofs of an item: a return needs the invoice and photos, a reclamation the vehicle and the circumstances too. */
export function proofsOf({ line, attachments, clarification }: DraftItem, kind: ClaimKind): readonly Proof[] {
  const { carBrand, carModel, carModelYear, fittingDate, fittingOnMillage, problemDate, problemOnMillage } =
    clarification;
  const always: readonly Proof[] = [
    { key: 'INVOICE', isThere: line !== null },
    { key: 'PHOTOS', isThere: attachments.length > 0 },
  ];
  if (kind === 'return') return always;
  return [
    ...always,
    { key: 'CAR', isThere: isFilled(carBrand, carModel, carModelYear) },
    { key: 'FITTING', isThere: isFilled(fittingDate, fittingOnMillage) },
    { key: 'FAULT', isThere: isFilled(problemDate, problemOnMillage) },
  ];
}
