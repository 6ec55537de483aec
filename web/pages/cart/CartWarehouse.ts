/** A warehouse that one may order from. */
export type CartWarehouse = { readonly dbId: string; readonly name: string };
