/** Attributes of cells with commands: `TableArea` keeps them in sight, and a sheet has none. */
export const pinned = { 'data-pinned': true, 'data-screen-only': true } as const;
