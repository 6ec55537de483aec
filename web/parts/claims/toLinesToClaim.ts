import { present } from '../../ui/list/present.ts';
import type { LineToClaim } from './claimLines.ts';

type Line = {
  readonly articleName?: string | null | undefined;
  readonly isDelivery?: boolean | null | undefined;
  readonly qty?: number | null | undefined;
  readonly price?: { readonly value: number } | null | undefined;
};

/** The lines of a document that can be claimed: goods whose article and quantity are known. */
export function toLinesToClaim(
  lines: readonly (Line | null | undefined)[] | null | undefined,
  document: { number: string; date: string | null | undefined },
): readonly LineToClaim[] {
  return present(lines).flatMap(({ articleName, isDelivery, qty, price }) =>
    articleName && isDelivery !== true && qty && qty > 0
      ? [
          {
            articleName,
            qty,
            price: price?.value ?? null,
            documentNumber: document.number,
            documentDate: document.date?.slice(0, 10) ?? null,
          },
        ]
      : [],
  );
}
