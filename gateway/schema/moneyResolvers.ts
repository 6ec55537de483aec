import type { Entity } from '../rest/entities.ts';
import type { RestClient } from '../rest/RestClient.ts';
import type { Resolvers } from './resolvers.generated.ts';

type WithoutCurrency<T> = T extends unknown ? Omit<T, 'currencyCode'> : never;

/** An amount as any call writes it: `value` or `amount`, with or without its currency (GAP-157). */
export type MoneyParent = WithoutCurrency<Entity<'Money'> | Entity<'Amount'>> & { currencyCode?: string };

/** Money, whatever its name on the wire; a call that names no currency means the session's (GAP-157, FMT-07). */
export const moneyResolvers: Resolvers = {
  Money: {
    value: (money) => ('value' in money ? money.value : money.amount),
    currencyCode: ({ currencyCode }, _args, { rest }) => currencyCode ?? selectedCurrencyCode(rest),
  },
};

async function selectedCurrencyCode(rest: RestClient): Promise<string> {
  const session = await rest.get('getLoggedIn');
  // A visitor sees no amounts: the call that gave one would have been refused.
  return session.isLoggedIn ? session.selectedCurrencyCode : '';
}
