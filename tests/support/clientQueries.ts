import { readFileSync } from 'node:fs';
import { toGlobalId } from '../../gateway/relay/ids.ts';

/** The operations of the web client by name, as persisted.json lists them. */
export const clientOperations: ReadonlyMap<string, string> = new Map(
  Object.values(JSON.parse(readFileSync('persisted.json', 'utf8')) as Record<string, string>).map((text) => [
    /^\w+ (\w+)/.exec(text)?.[1] ?? text,
    text,
  ]),
);

/** What the variables of the client's queries name. */
export interface QueryTargets {
  /** Number of an article in stock. */
  articleName: string;
  /** Number of a shipped order. */
  orderDbId: string;
  /** Global id of an order in the checkout. */
  checkoutOrder: string;
  /** Global ids of warehouses of the regular cart. */
  warehouses: readonly string[];
}

const place = { country: toGlobalId('Country', 1), postalCode: '10621' };

/** Variables for every query of the client that has some. */
export function clientQueryVariables({
  articleName,
  orderDbId,
  checkoutOrder,
  warehouses,
}: QueryTargets): Readonly<Record<string, object>> {
  const choice = { warehouses, useBackorder: false };
  const firstPage = { first: 20, after: '-1' };
  return {
    useResolveLinesQuery: {
      lines: [
        { number: articleName, qty: 1 },
        { number: 'NOBODYS-1', qty: 1 },
      ],
      type: 'REGULAR',
    },
    CarSearchQuery: {
      manufacturer: toGlobalId('Manufacturer', 1),
      model: toGlobalId('VehicleModelRef', 1, 1),
      vehicle: toGlobalId('Vehicle', 1),
      group: toGlobalId('ArticleGroup', 1),
      hasManufacturer: true,
      hasModel: true,
      hasVehicle: true,
      hasGroup: true,
    },
    // Unlike those of the vehicle above, groups and subgroups of this one are not cached yet.
    VinSearchQuery: {
      vin: 'WVWZZZ1A',
      vehicle: toGlobalId('Vehicle', 2),
      group: toGlobalId('ArticleGroup', 1),
      hasVehicle: true,
      hasGroup: true,
    },
    SearchResultsQuery: {
      filter: { searchString: 'filter' },
      searchString: 'filter',
      withExactMatches: true,
      first: 20,
    },
    useSuggestionsQuery: { searchString: 'filter' },
    useArticleSelectQuery: { searchString: 'filter' },
    ArticlePageQuery: { name: articleName },
    MissingItemsPageQuery: { hidden: false, ...firstPage },
    WishlistPageQuery: firstPage,
    InTransitPageQuery: firstPage,
    BackordersPageQuery: firstPage,
    RegularCartPageQuery: choice,
    PlainCartQuery: { type: 'RESERVATION' },
    useReadCartQuery: { type: 'REGULAR', ...choice },
    useCartPlansQuery: { combinations: [choice, { ...choice, useBackorder: true }] },
    RescueOptionsQuery: { name: articleName },
    useDeliveryQuery: { order: checkoutOrder, ...place, shippingData: place },
    OrdersPageQuery: { type: 'REGULAR', filter: { status: ['NOT_CONFIRMED'] }, ...firstPage },
    OrderPageQuery: { dbId: orderDbId },
    useUserSearchQuery: { value: 'client' },
  };
}
