import type { Resolvers } from '../../schema/resolvers.generated.ts';

/** Addresses as printed on documents: the schema names their fields alike, /api/v3 does not (ORD-57, ORD-58). */
export const partyResolvers = {
  PartyAddress: {
    street: ({ address }) => address,
    postalCode: ({ index }) => index,
  },
  SellerAddress: {
    companyName: ({ name }) => name,
    vat: ({ vatNumber }) => vatNumber,
    postalCode: ({ zip }) => zip,
  },
} satisfies Resolvers;
