import type { ClaimKind } from '../../../parts/claims/claims.urls.ts';
import { hasPart, readDraftItem, type DraftItem } from './DraftItem.ts';

/** Where the wizard stands: what a draft keeps of it. */
export type WizardState = { item: DraftItem; step: number };

/** Name of the draft of a claim of one kind. */
export const draftForm = (kind: ClaimKind): string => `claim-${kind}`;

/** The items of a stored claim; null for anything else. Those that cannot be read are left out. */
export const readItems = (stored: unknown): readonly DraftItem[] | null =>
  Array.isArray(stored) ? stored.flatMap((item: unknown) => readDraftItem(item) ?? []) : null;

/** The stored state of a wizard that was not finished; null for anything else. */
export function readWizard(stored: unknown): WizardState | null {
  if (typeof stored !== 'object' || stored === null || !('item' in stored && 'step' in stored)) return null;
  const item = readDraftItem(stored.item);
  return item && [0, 1, 2].includes(Number(stored.step)) ? { item, step: Number(stored.step) } : null;
}

/** Where the wizard opens for an item: at what is claimed as long as that is not known. */
export const startOf = (item: DraftItem): WizardState => ({ item, step: hasPart(item) ? 1 : 0 });
