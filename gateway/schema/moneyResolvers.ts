import type { ReadMoney } from '../../contract/reader/Read.ts';
import type { GatewayContext } from '../context/context.ts';
import type { RestClient } from '../rest/RestClient.ts';
import type { Resolvers } from './resolvers.generated.ts';

/**
 * A price or a sum of the cart without a currency is in the one that the request asked for, or else the session's
 * (GAP-157, FMT-07). A document's is in the document's own, which then is not known.
 */
export const moneyResolvers: Resolvers = {
  Money: {
    amount: ({ value }) => toDecimal(value),
    currencyCode: (money, _args, context) => currencyOf(money, context),
  },
};

/** The currency that an amount is in; null where nothing says it. */
export const currencyOf = (
  { currencyCode, isOfDocument }: ReadMoney,
  { session, rest }: GatewayContext,
): string | null | Promise<string | null> =>
  isOfDocument ? null : (currencyCode ?? session.currency ?? selectedCurrencyCode(rest));

/** An amount as text with at least two decimals, and more where the back end gives more. */
function toDecimal(value: number): string {
  const inCents = value.toFixed(2);
  return Number(inCents) === value ? inCents : String(value);
}

/** Null for a visitor, who sees no amounts: the call that gave one would have been refused. */
async function selectedCurrencyCode(rest: RestClient): Promise<string | null> {
  const session = await rest.get('getLoggedIn');
  return 'user' in session ? session.selectedCurrencyCode : null;
}
