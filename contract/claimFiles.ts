/** Files of an item of a claim at most, and bytes of each: 10 MB (GAP-133). */
export const maxClaimFiles = 10;
export const maxClaimFileBytes = 10_000_000;
