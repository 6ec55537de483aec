/** Whether the regular cart can take goods from a warehouse, as the gateway has it (CART-08); of one that is not known it may. */
export function isOrderedFrom(
  warehouse:
    | { readonly type?: string | null | undefined; readonly readonly?: boolean | null | undefined }
    | null
    | undefined,
): boolean {
  return warehouse?.readonly !== true && warehouse?.type !== 'TRANSIT';
}
