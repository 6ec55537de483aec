import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { claimsUrl, claimUrl, type ClaimKind } from '../../../parts/claims/claims.urls.ts';
import type { FieldError } from '../../../relay/placeFieldErrors.ts';
import { useGoOn } from '../../../ui/links/useGoOn.ts';
import type { ClaimDraft } from './useClaimDraft.ts';
import { useCreateClaim } from './useCreateClaim.ts';

/** What the server found wrong with items, by their key. */
export type ItemRefusals = ReadonlyMap<string, readonly FieldError[]>;

/** Sends a claim and goes on to it; what the server refuses is sorted by item. */
export function useSendClaim(kind: ClaimKind, { draft, items, forget }: ClaimDraft) {
  const { t } = useTranslation();
  const goOn = useGoOn();
  const [refusals, setRefusals] = useState<ItemRefusals>(new Map());
  // The page of the claim takes a moment to load; meanwhile nothing is left to fill in here.
  const [isSent, setIsSent] = useState(false);
  const [create, isSending] = useCreateClaim({
    has: (path) => placeOf(path) !== null,
    setError: (path, message) => {
      const key = items[placeOf(path) ?? -1]?.key;
      if (key === undefined) return;
      setRefusals((before) => new Map(before).set(key, [...(before.get(key) ?? []), { path, message }]));
    },
  });
  const discard = () => {
    setRefusals(new Map());
    forget();
  };
  const send = async () => {
    if (!draft || isSending) return;
    setRefusals(new Map());
    const { payload } = await create(kind, items, draft);
    if (!payload) return;
    setIsSent(true);
    discard();
    // Back does not lead to a form that was sent.
    void goOn(payload.claim ? claimUrl(payload.claim.dbId) : claimsUrl, {
      title: t('CLAIM.SENT'),
      replace: true,
    });
  };
  /** What was said of an item does not hold once it has changed. */
  const forgetRefusals = (item: string) =>
    setRefusals((before) => new Map([...before].filter(([key]) => key !== item)));
  return { send, discard, isSending, isSent, refusals, forgetRefusals };
}

/** The place of the item that a path of the server's names, for example `items.2.known.qty`. */
function placeOf(path: string): number | null {
  const place = /^items\.(\d+)(\.|$)/.exec(path)?.[1];
  return place === undefined ? null : Number(place);
}
