import { useEffect, useEffectEvent, useMemo } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { useLocation, useNavigate } from 'react-router-dom';
import { readLinesToClaim, type LineToClaim } from '../../parts/claims/claimLines.ts';
import { newKey } from '../../relay/WriteIntents.ts';
import { toIsoDay } from '../../ui/formatDate.ts';
import { emptyItem, type DraftItem, type DraftLine } from './DraftItem.ts';
import { matchLines, type ItemMatch } from './matchLines.ts';

/**
 * The lines that a document's page has sent here, once their invoice lines are found. They are added only once: a reload,
 * or Back and Forward, finds none.
 *
 * @returns whether the invoice lines are being looked up
 */
export function useLinesToClaim(onFound: (items: readonly DraftItem[]) => void): boolean {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const { state } = useLocation();
  const lines = useMemo(() => readLinesToClaim(state), [state]);
  const finish = useEffectEvent((items: readonly DraftItem[]) => {
    void navigate('.', { replace: true, state: null });
    onFound(items);
  });
  useEffect(() => {
    if (lines.length === 0) return;
    let isLeft = false;
    const entered = lines.map((line) => ({
      articleName: line.articleName,
      qty: line.qty,
      price: String(line.price ?? 0),
      invoiceNumber: line.documentNumber,
      invoiceDate: line.documentDate ?? toIsoDay(new Date()),
    }));
    void matchLines(environment, entered).then((matches) => {
      if (!isLeft) finish(lines.map((line, i) => toItem(line, matches[i])));
    });
    return () => {
      isLeft = true;
    };
  }, [environment, lines]);
  return lines.length > 0;
}

function toItem(line: LineToClaim, match: ItemMatch | undefined): DraftItem {
  const found = match ? lineOf(line, match) : null;
  return {
    ...emptyItem,
    key: newKey(),
    articleName: line.articleName,
    line: found,
    qty: String(found?.qty == null ? line.qty : Math.min(found.qty, line.qty)),
    invoiceNumber: line.documentNumber,
    invoiceDate: line.documentDate ?? '',
    price: line.price === null ? '' : String(line.price),
  };
}

/** The line that is meant; also the only one with the price and enough pieces: plain invoices have other numbers. */
function lineOf({ qty, price }: LineToClaim, { line, candidates }: ItemMatch): DraftLine | null {
  if (line) return line;
  const fitting = candidates.filter(
    (candidate) => (candidate.qty ?? 0) >= qty && candidate.price?.value === price,
  );
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}
