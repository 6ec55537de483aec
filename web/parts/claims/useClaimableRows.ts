import { useCallback, useEffect, useMemo, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { LineToClaim } from './claimLines.ts';
import { fetchClaimedPieces, leftOfLines, type ClaimedPieces } from './claimedPieces.ts';

/** A line with what is known of earlier claims. */
export type ClaimableRow = LineToClaim & {
  id: string;
  /** Pieces of the article on the document's invoices that are claimed already; null while or where it is not known. */
  claimed: number | null;
  /** Pieces of the line that are left; known only for all lines of the invoice that claims name. */
  left: number | null;
};

/**
 * The lines of a document with what is claimed already and the quantities that the user has set.
 *
 * @param areAll whether these are all lines of the document
 */
export function useClaimableRows(
  lines: readonly LineToClaim[],
  areAll: boolean,
): {
  rows: readonly ClaimableRow[];
  setQty: (id: string, qty: number) => void;
} {
  const environment = useRelayEnvironment();
  const [claimedOf, setClaimedOf] = useState<ClaimedPieces | null>(null);
  const [quantities, setQuantities] = useState<ReadonlyMap<string, number>>(new Map());
  // The lines of a page that renders again are other objects with the same content.
  const [first] = useState(lines);
  useEffect(() => {
    let isLeft = false;
    void fetchClaimedPieces(environment, first.flatMap(articlesOf)).then((found) => {
      if (!isLeft) setClaimedOf(() => found);
    });
    return () => {
      isLeft = true;
    };
  }, [environment, first]);
  const rows = useMemo(() => {
    const sumOf = (line: LineToClaim): number | null => {
      if (!claimedOf) return null;
      const pieces = articlesOf(line).map(claimedOf);
      return pieces.includes(null) ? null : pieces.reduce<number>((sum, one) => sum + (one ?? 0), 0);
    };
    const bought = first.map(({ articleName, bought: qty }) => ({ articleName, qty }));
    const left = leftOfLines(bought, (article) => {
      const line = first.find(({ articleName }) => articleName === article);
      return line ? sumOf(line) : null;
    });
    return first.map((line, place): ClaimableRow => {
      const id = String(place);
      const isExact = areAll && line.invoices.some(({ isDocument, isFinal }) => isDocument && isFinal);
      const ownLeft = isExact ? (left[place] ?? null) : null;
      const qty = quantities.get(id) ?? Math.min(line.qty, ownLeft ?? line.qty);
      return { ...line, id, qty, claimed: sumOf(line), left: ownLeft };
    });
  }, [first, areAll, claimedOf, quantities]);
  const setQty = useCallback(
    (id: string, qty: number) => setQuantities((now) => new Map(now).set(id, qty)),
    [],
  );
  return { rows, setQty };
}

const articlesOf = ({ articleName, invoices }: LineToClaim) =>
  invoices.map(({ number, date }) => ({ articleName, invoiceNumber: number, invoiceDate: date }));
