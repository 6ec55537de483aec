import type { ReadMoney } from '../../../contract/reader/Read.ts';
import type { GatewayContext } from '../../context/context.ts';
import { fromCents, toCents } from '../../schema/cents.ts';
import { currencyOf } from '../../schema/moneyResolvers.ts';
import type { ReorderLineParent } from './reorder.parents.ts';
import { ownArticle } from './reorderLines.ts';

/** By how many cents a price has changed, and of how many. */
interface Change {
  by: number;
  from: number;
  currencyCode: string | null;
}

/** The price now minus the price then; null where they cannot be compared. */
export async function priceChange(
  line: ReorderLineParent,
  context: GatewayContext,
): Promise<ReadMoney | null> {
  const change = await changeOf(line, context);
  return change && { value: fromCents(change.by), currencyCode: change.currencyCode };
}

/** The change of the price in percent, with two decimals; null where the prices cannot be compared. */
export async function priceChangePercent(
  line: ReorderLineParent,
  context: GatewayContext,
): Promise<string | null> {
  const change = await changeOf(line, context);
  // Hundredths of a percent are a whole number: the division is rounded once.
  return change && change.from !== 0
    ? (Math.round((change.by * 10_000) / change.from) / 100).toFixed(2)
    : null;
}

async function changeOf(
  { price: then, resolved }: ReorderLineParent,
  context: GatewayContext,
): Promise<Change | null> {
  const now = ownArticle(resolved)?.amount ?? null;
  if (now === null || then === null) return null;
  const [currencyThen, currencyNow] = await Promise.all([
    currencyOf(then, context),
    currencyOf(now, context),
  ]);
  if (currencyThen !== currencyNow) return null;
  const from = toCents(then.value);
  return { by: toCents(now.value) - from, from, currencyCode: currencyNow };
}
