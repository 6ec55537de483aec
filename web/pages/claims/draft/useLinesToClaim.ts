import { useEffect, useEffectEvent, useMemo } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { useLocation, useNavigate } from 'react-router-dom';
import { readLinesToClaim, type InvoiceOfGoods, type LineToClaim } from '../../../parts/claims/claimLines.ts';
import { newKey } from '../../../relay/WriteIntents.ts';
import { toIsoDay } from '../../../ui/values/formatDate.ts';
import { emptyItem, mostOfLine, type DraftItem, type DraftLine } from './DraftItem.ts';
import { matchLines, type EnteredItem, type ItemMatch } from './matchLines.ts';

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
    const entered = lines.flatMap((line) => finalInvoicesOf(line).map((invoice) => toEntered(line, invoice)));
    void matchLines(environment, entered).then((matches) => {
      if (isLeft) return;
      const taken = new Map<string, number>();
      finish(
        lines.flatMap((line) => {
          const own = finalInvoicesOf(line).map(({ number }) => number);
          return toItems(line, linesOfInvoices(entered, matches, line.articleName, own), taken);
        }),
      );
    });
    return () => {
      isLeft = true;
    };
  }, [environment, lines]);
  return lines.length > 0;
}

const finalInvoicesOf = ({ invoices }: LineToClaim) => invoices.filter(({ isFinal }) => isFinal);

const toEntered = (
  { articleName, qty, price }: LineToClaim,
  { number, date }: InvoiceOfGoods,
): EnteredItem => ({
  articleName,
  qty,
  price: String(price?.value ?? 0),
  invoiceNumber: number,
  invoiceDate: date ?? toIsoDay(new Date()),
});

/** The lines of these invoices with an article, each once. */
function linesOfInvoices(
  entered: readonly EnteredItem[],
  matches: readonly ItemMatch[],
  articleName: string,
  numbers: readonly string[],
): readonly DraftLine[] {
  const candidates = matches.flatMap((match, i) =>
    entered[i]?.articleName === articleName ? match.candidates : [],
  );
  const own = candidates.filter(
    ({ invoiceNumber }) => invoiceNumber !== null && numbers.includes(invoiceNumber),
  );
  return [...new Map(own.map((line) => [line.id, line])).values()];
}

/**
 * A line of a document as items of a claim: of the document's own invoices and of no other, one for each of their lines that
 * its pieces stand on. What is on no final invoice yet is entered by hand, with the invoice that the document has.
 *
 * @param taken pieces of invoice lines that earlier items take, by the line's id
 */
function toItems(
  line: LineToClaim,
  own: readonly DraftLine[],
  taken: Map<string, number>,
): readonly DraftItem[] {
  const { articleName, price, description, invoices } = line;
  const common = { ...emptyItem, articleName, description };
  const alike = own.filter((one) => one.price?.value === price?.value);
  const items: DraftItem[] = [];
  let open = line.qty;
  for (const one of alike.length > 0 ? alike : own) {
    const before = taken.get(one.id) ?? 0;
    const pieces = Math.min(open, Math.max(0, (mostOfLine(one) ?? Infinity) - before));
    if (pieces === 0) continue;
    items.push({ ...common, key: newKey(), line: one, qty: String(pieces) });
    taken.set(one.id, before + pieces);
    open -= pieces;
  }
  if (items.length > 0) return items;
  const [first] = alike.length > 0 ? alike : own;
  const [invoice] = invoices;
  return [
    {
      ...common,
      key: newKey(),
      // All of it is claimed already: the form says so.
      line: first ?? null,
      isManual: first === undefined && invoice !== undefined,
      qty: String(line.qty),
      invoiceNumber: invoice?.number ?? '',
      invoiceDate: invoice?.date ?? '',
      price: price === null ? '' : String(price.value),
      currencyCode: price?.currencyCode ?? '',
    },
  ];
}
