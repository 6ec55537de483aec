import { useState } from 'react';
import type { ClaimKind } from '../../../parts/claims/claims.urls.ts';
import { useDraft, type DraftOf } from '../../../parts/drafts/useDraft.ts';
import { draftForm, readItems, readWizard, type WizardState } from './claimDrafts.ts';
import type { DraftItem } from './DraftItem.ts';

/** A claim that was not sent yet. */
export type ClaimDraft = Pick<DraftOf<readonly DraftItem[]>, 'draft' | 'keep'> & {
  items: readonly DraftItem[];
  /** The item that is in the wizard, or was when it was closed. */
  unfinished: DraftOf<WizardState>;
  /** When the items were saved that were here before this visit; null without any. */
  restoredAt: string | null;
  /** Whether the items went without being forgotten here: another window has sent or discarded them. */
  isGone: boolean;
  /** Forgets the items, and the one that was not finished. */
  forget: () => void;
};

/** The claim of one kind that this browser keeps until it is sent. */
export function useClaimDraft(kind: ClaimKind): ClaimDraft {
  const { draft, keep, forget } = useDraft(draftForm(kind), readItems);
  const unfinished = useDraft(`${draftForm(kind)}-item`, readWizard);
  const items = draft?.value ?? [];
  const [restoredAt, setRestoredAt] = useState(items.length > 0 ? (draft?.savedAt ?? null) : null);
  const [isExpected, setIsExpected] = useState(items.length > 0);
  if (items.length > 0 && !isExpected) setIsExpected(true);
  return {
    draft,
    keep,
    items,
    unfinished,
    restoredAt: items.length > 0 ? restoredAt : null,
    isGone: draft === null && isExpected,
    forget: () => {
      setIsExpected(false);
      setRestoredAt(null);
      forget();
      unfinished.forget();
    },
  };
}
